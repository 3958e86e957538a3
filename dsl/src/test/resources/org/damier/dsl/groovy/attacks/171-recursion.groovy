// EXPECT: budget; UNSANDBOXED: runaway; unbounded recursion
int f(int n) { f(n + 1) + 1 }
void attack(PositionView pos, int from, MoveSink out) {
  f(0)
}
attack(position, 0, moves)
