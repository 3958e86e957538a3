// EXPECT: reject; UNSANDBOXED: none; a helper named like a type
int Math(int n) { n }
moves.add(Math(1), 2)
