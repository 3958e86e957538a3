// EXPECT: budget; UNSANDBOXED: runaway; a counter that jumps over its end for ever
for (int i = 1; i != 0; i += 2) { }
moves.add(1, 2)
