// EXPECT: budget; UNSANDBOXED: runaway; a closure asked for ever
while (!position.directions.any { d -> position.step(position.men, d) == position.empty }) { }
