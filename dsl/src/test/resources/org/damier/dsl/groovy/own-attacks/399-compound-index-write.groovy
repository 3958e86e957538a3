// EXPECT: reject; UNSANDBOXED: none; a compound write
position.board.squares[0] += 1
