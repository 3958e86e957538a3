// EXPECT: contained; UNSANDBOXED: none; a square that is not there
def s = position.board.square('z99')
moves.add(s.index, s.index)
