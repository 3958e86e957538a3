// EXPECT: reject; UNSANDBOXED: canary; a number counts for a closure
1.times { new File('CANARY_PATH').createNewFile() }
