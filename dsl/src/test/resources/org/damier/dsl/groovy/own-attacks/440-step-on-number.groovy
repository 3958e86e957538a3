// EXPECT: reject; UNSANDBOXED: canary; a number steps for a closure
0.step(1, 1) { new File('CANARY_PATH').createNewFile() }
