// EXPECT: reject; UNSANDBOXED: canary; a map that makes its values
def m = [:].withDefault { new File('CANARY_PATH').createNewFile() }
m.a
