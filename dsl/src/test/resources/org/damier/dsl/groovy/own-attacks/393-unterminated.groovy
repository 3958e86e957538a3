// EXPECT: reject; UNSANDBOXED: none; an open string and an open block
for (d in position.forward) { def s = 'abc
