// EXPECT: reject; UNSANDBOXED: runaway; BigInteger power
void attack(PositionView pos, int from, MoveSink out) {
  def x = 10G ** 100000000
}
attack(position, 0, moves)
