// EXPECT: reject; UNSANDBOXED: none; a decimal literal with a huge exponent
void attack(PositionView pos, int from, MoveSink out) {
  def x = 1e999999999
}
attack(position, 0, moves)
