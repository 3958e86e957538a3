// EXPECT: budget; UNSANDBOXED: runaway; three helpers that call each other round
moves.add(a(1), 2)
int a(int n) { b(n + 1) }
int b(int n) { c(n + 1) }
int c(int n) { a(n + 1) }
