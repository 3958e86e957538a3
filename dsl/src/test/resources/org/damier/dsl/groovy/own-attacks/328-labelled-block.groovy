// EXPECT: reject; UNSANDBOXED: runaway; a labelled loop
again: while (true) { continue again }
