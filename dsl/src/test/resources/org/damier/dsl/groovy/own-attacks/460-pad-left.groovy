// EXPECT: reject; UNSANDBOXED: none; a text padded to two thousand million
def s = 'a'.padLeft(2000000000)
