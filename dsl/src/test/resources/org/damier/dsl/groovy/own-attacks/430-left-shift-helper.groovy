// EXPECT: reject; UNSANDBOXED: canary; an operator of the script
def leftShift(Object o) { new File('CANARY_PATH').createNewFile() }
this << 1
