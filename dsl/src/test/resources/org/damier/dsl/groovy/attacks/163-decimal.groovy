// EXPECT: reject; UNSANDBOXED: none; BigDecimal literal
void attack(PositionView pos, int from, MoveSink out) {
  def d = 1.5
  def e = 1 / 3
}
attack(position, 0, moves)
