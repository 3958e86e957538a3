// EXPECT: reject; UNSANDBOXED: none; a modifier on a helper
static int h() { 1 }
moves.add(h(), 2)
