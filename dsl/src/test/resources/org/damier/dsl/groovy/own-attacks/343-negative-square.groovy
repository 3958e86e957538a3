// EXPECT: contained; UNSANDBOXED: none; squares below nought
moves.add(-1, -1)
