// EXPECT: reject; UNSANDBOXED: canary; a closure given to inject
[1, 2].inject(0) { sum, x -> new File('CANARY_PATH').createNewFile(); 0 }
