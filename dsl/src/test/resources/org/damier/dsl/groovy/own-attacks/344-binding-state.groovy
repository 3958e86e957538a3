// EXPECT: reject; UNSANDBOXED: state; an undeclared variable would live in the binding
count = 1
moves.add(count, 2)
