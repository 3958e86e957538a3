// EXPECT: reject; UNSANDBOXED: none; a helper the garbage collector would call
void finalize() { }
moves.add(1, 2)
