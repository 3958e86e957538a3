// EXPECT: budget; UNSANDBOXED: runaway; names of squares looked up for ever
while (true) { def s = position.squares('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8') }
