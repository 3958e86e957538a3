// EXPECT: reject; UNSANDBOXED: none; a slashy string
def s = /a/
moves.add(1, 2)
