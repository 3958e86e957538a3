// EXPECT: reject; UNSANDBOXED: canary; a static method of the JDK through an allowed type
def f = (File) ['CANARY_PATH']
f.createNewFile()
