// EXPECT: reject; UNSANDBOXED: none; a write into a record
position.board.squares = []
