// EXPECT: reject; UNSANDBOXED: canary; a class found by its name in a string of the allowed kind
def c = Class.forName('java.io.File')
c.newInstance('CANARY_PATH').createNewFile()
