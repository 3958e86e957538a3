// EXPECT: reject; UNSANDBOXED: none; a string multiplied
def s = 'a' * 2000000000
moves.add(1, 2)
