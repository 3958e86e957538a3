// EXPECT: budget; UNSANDBOXED: runaway; a loop that never counts
for (int i = 0; i < 1; i--) { i++ }
