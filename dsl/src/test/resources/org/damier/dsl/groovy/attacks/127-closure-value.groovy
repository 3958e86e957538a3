// EXPECT: reject; UNSANDBOXED: none; a closure as a value: recursion and escape
void attack(PositionView pos, int from, MoveSink out) {
  def f = null
  f = { int n -> n == 0 ? 0 : f(n - 1) }
  f(3)
}
attack(position, 0, moves)
