// EXPECT: reject; UNSANDBOXED: canary; a closure given to an unlisted method of lists
[1].eachWithIndex { x, i -> new File('CANARY_PATH').createNewFile() }
