// EXPECT: reject; UNSANDBOXED: canary; the spread dot calls a method of each
[new File('CANARY_PATH')]*.createNewFile()
