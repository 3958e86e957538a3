// EXPECT: reject; UNSANDBOXED: none; an array of arrays
int[][] a = new int[100000][100000]
