// EXPECT: budget; UNSANDBOXED: runaway; recursion through closures
int f(PositionView p, int n) {
  int t = 0
  p.men().indexes().each { t += f(p, n - 1) }
  return t
}
void attack(PositionView pos, int from, MoveSink out) {
  f(pos, 1000000)
}
attack(position, 0, moves)
