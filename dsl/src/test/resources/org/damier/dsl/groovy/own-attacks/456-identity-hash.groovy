// EXPECT: reject; UNSANDBOXED: none; the identity of an argument differs from call to call
if (System.identityHashCode(position) % 2 == 0) moves.add(1, 2)
