// EXPECT: reject; UNSANDBOXED: none; the same in arguments
boolean b = position.row(position.row(position.row(position.row(position.row(position.row(position.row(position.row(position.row(position.row(position.row(position.row(position.row(position.row(position.row(position.row(1)))))))))))))))).isEmpty()
