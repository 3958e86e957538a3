// EXPECT: reject; UNSANDBOXED: none; a write into a list of the board
position.board.squares[0] = position.board.squares[1]
