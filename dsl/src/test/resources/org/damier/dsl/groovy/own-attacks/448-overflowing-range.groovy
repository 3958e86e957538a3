// EXPECT: contained; UNSANDBOXED: none; a range up to the greatest number, where a counter overflows
int top = 999999999 * 2 + 147483649
int n = 0
for (i in (top - 7)..top) { n++ }
moves.add(n, n + 1)
