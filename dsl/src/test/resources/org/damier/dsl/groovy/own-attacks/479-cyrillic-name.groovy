// EXPECT: reject; UNSANDBOXED: none; a letter that only looks like one
moves.add(pоsition.men.size, 2)
