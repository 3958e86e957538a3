// EXPECT: reject; UNSANDBOXED: none; a helper that hides a method of every object
Square getClass() { position.board.square(1) }
moves.add(1, 2)
