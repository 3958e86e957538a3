// EXPECT: reject; UNSANDBOXED: canary; the letters of a string
'a'.each { new File('CANARY_PATH').createNewFile() }
