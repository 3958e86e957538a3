// EXPECT: budget; UNSANDBOXED: runaway; continue jumps over what would end the loop
int n = 0
while (n < 1) { if (n == 0) continue
 n++ }
