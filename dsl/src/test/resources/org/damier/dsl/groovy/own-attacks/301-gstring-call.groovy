// EXPECT: reject; UNSANDBOXED: canary; a GString runs code inside a string
def s = "${new File('CANARY_PATH').createNewFile()}"
s.toString()
