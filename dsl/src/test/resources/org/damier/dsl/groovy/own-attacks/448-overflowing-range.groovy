// EXPECT: contained; UNSANDBOXED: none; a range up to the greatest number, where a counter overflows
int n = 0
for (i in 2147483640..2147483647) { n++ }
moves.add(n, n + 1)
