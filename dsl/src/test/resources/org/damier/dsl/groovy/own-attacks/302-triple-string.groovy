// EXPECT: reject; UNSANDBOXED: none; a string of several lines
def s = '''a
b'''
moves.add(1, 2)
