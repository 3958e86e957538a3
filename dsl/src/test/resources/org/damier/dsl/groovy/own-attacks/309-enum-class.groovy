// EXPECT: reject; UNSANDBOXED: canary; from a constant to its class and on
def c = WHITE.getDeclaringClass().classLoader.loadClass('java.io.File')
c.getDeclaredConstructor(String).newInstance('CANARY_PATH').createNewFile()
