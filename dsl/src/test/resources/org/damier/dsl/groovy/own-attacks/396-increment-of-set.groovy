// EXPECT: reject; UNSANDBOXED: none; next() of what has none
def s = position.men
s++
