// EXPECT: budget; UNSANDBOXED: runaway; helpers that call one another
void a(int n) { b(n) }
void b(int n) { c(n) }
void c(int n) { a(n) }
a(1)
