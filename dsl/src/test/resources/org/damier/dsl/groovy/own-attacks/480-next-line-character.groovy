// EXPECT: reject; UNSANDBOXED: none; a character that some take for the end of a line
def s = 1moves.add(1, 2)
moves.add(1, 2)
