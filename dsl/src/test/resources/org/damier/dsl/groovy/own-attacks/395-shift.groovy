// EXPECT: reject; UNSANDBOXED: none; a shift
int n = 1 << 30
moves.add(n, n)
