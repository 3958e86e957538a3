// EXPECT: contained; UNSANDBOXED: none; a distance of a thousand million steps
moves.add(position.men, NORTH, 999999999)
