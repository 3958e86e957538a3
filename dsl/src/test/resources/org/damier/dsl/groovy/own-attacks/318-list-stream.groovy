// EXPECT: reject; UNSANDBOXED: canary; streams take functions
[1, 2].stream().map { new File('CANARY_PATH').createNewFile() }.toList()
