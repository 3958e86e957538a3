// EXPECT: reject; UNSANDBOXED: none; calls of what is not there: the type checker looks twice at each link
boolean b = position.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.board.row.isEmpty()
