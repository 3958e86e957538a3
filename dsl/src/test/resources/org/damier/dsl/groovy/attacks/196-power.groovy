// EXPECT: reject; UNSANDBOXED: runaway; ** on ints grows into BigInteger
void attack(PositionView pos, int from, MoveSink out) {
  def x = 3 ** 200000000
}
attack(position, 0, moves)
