// EXPECT: reject; UNSANDBOXED: none; curry
void attack(PositionView pos, int from, MoveSink out) {
  def f = { a, b -> a }.curry(1)
  f(2)
}
attack(position, 0, moves)
