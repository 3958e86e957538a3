// EXPECT: reject; UNSANDBOXED: canary; a comparator made of a closure
[1, 2].toSorted { x, y -> new File('CANARY_PATH').createNewFile(); 0 }
