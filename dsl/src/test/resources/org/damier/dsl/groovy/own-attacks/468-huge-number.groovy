// EXPECT: reject; UNSANDBOXED: none; a number that no int holds
int n = 99999999999999999999999999999999
moves.add(n, 2)
