// EXPECT: reject; UNSANDBOXED: none; an endless recursion that catches its end
int h() { try { h() } catch (StackOverflowError e) { h() } }
h()
