// EXPECT: budget; UNSANDBOXED: runaway; ranges in ranges
int n = 0
for (a in 0..99999) { for (b in 0..99999) { for (c in 0..99999) { n += 1 } } }
