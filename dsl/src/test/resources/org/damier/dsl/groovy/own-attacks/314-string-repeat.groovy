// EXPECT: reject; UNSANDBOXED: none; String.repeat
def s = 'a'.repeat(2000000000)
moves.add(1, 2)
