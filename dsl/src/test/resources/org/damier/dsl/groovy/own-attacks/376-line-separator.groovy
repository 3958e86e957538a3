// EXPECT: reject; UNSANDBOXED: none; a line separator ends no comment here
// harmless   while (true) { }
moves.add(1, 2)
