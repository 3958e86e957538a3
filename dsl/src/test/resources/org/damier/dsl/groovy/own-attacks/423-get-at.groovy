// EXPECT: reject; UNSANDBOXED: canary; a helper that indexes the script
def getAt(int i) { new File('CANARY_PATH').createNewFile() }
def x = this[0]
