// EXPECT: reject; UNSANDBOXED: canary; a dollar-slashy string runs code
def s = $/${new File('CANARY_PATH').createNewFile()}/$
s.toString()
