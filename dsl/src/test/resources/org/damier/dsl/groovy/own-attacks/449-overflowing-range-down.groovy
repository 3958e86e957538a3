// EXPECT: contained; UNSANDBOXED: none; a range down to the least number
int n = 0
for (i in -2147483640..-2147483647) { n++ }
moves.add(n, n + 1)
