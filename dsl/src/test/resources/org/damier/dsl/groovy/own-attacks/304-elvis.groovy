// EXPECT: reject; UNSANDBOXED: canary; the elvis operator evaluates its right side
def n = null ?: new File('CANARY_PATH').createNewFile()
