// EXPECT: contained; UNSANDBOXED: none; a range down to the least number
int top = 999999999 * 2 + 147483649
int n = 0
for (i in (3 - top)..(0 - top - 1)) { n++ }
moves.add(n, n + 1)
