// EXPECT: contained; UNSANDBOXED: runaway; sets of moves for ever
while (true) { moves.add(position.men() & position.step(position.empty(), SOUTH), NORTH, 1) }
