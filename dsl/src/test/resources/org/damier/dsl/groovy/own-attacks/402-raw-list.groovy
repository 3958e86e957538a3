// EXPECT: reject; UNSANDBOXED: none; a list of anything
List l = [1]
l.add(l)
