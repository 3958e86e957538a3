// EXPECT: reject; UNSANDBOXED: canary; an anonymous class
def r = new Object() { String toString() { new File('CANARY_PATH').createNewFile(); "" } }
r.toString()
