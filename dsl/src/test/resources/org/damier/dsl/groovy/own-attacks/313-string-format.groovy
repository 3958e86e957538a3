// EXPECT: reject; UNSANDBOXED: none; a format of a thousand million characters
def s = String.format('%1000000000d', 1)
moves.add(1, 2)
