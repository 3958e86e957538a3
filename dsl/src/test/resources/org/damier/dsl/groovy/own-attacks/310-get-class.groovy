// EXPECT: reject; UNSANDBOXED: canary; the class of an argument
position.getClass().getClassLoader().loadClass('java.io.File').getDeclaredConstructor(String).newInstance('CANARY_PATH').createNewFile()
