// EXPECT: budget; UNSANDBOXED: runaway; a loop that ends when its counter overflows
for (int i = 0; i >= 0; i++) { }
moves.add(1, 2)
