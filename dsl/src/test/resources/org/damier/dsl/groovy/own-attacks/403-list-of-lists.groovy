// EXPECT: reject; UNSANDBOXED: none; a helper that takes lists of lists
void f(List<List> l) { }
moves.add(1, 2)
