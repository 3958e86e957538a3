// EXPECT: reject; UNSANDBOXED: none; the argument replaced by nothing
position = null
moves.add(1, 2)
