// EXPECT: budget; UNSANDBOXED: runaway; a tree of calls within the depth allowed
int f(int n) { n < 2 ? n : f(n - 1) + f(n - 2) }
int x = f(60)
