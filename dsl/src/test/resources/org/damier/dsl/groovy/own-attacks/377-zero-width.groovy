// EXPECT: reject; UNSANDBOXED: none; a zero-width joiner in a comment
// harm‍less
moves.add(1, 2)
