// EXPECT: reject; UNSANDBOXED: canary; tap runs a closure
1.tap { new File('CANARY_PATH').createNewFile() }
