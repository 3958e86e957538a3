// EXPECT: reject; UNSANDBOXED: none; a value of any type
Object o = position
moves.add(1, 2)
