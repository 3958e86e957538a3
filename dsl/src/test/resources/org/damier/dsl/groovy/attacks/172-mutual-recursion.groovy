// EXPECT: budget; UNSANDBOXED: runaway; mutual recursion
int f(int n) { g(n + 1) }
int g(int n) { f(n + 1) }
void attack(PositionView pos, int from, MoveSink out) {
  f(0)
}
attack(position, 0, moves)
