// EXPECT: reject; UNSANDBOXED: canary; a comparator runs code
[2, 1].sort { a, b -> new File('CANARY_PATH').createNewFile(); 0 }
