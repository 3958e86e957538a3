// EXPECT: reject; UNSANDBOXED: canary; a consumer handed to our own set
position.men.forEach { new File('CANARY_PATH').createNewFile() }
([1] as List).forEach { new File('CANARY_PATH').createNewFile() }
