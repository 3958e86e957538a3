// EXPECT: reject; UNSANDBOXED: none; ~'...' makes a Pattern
void attack(PositionView pos, int from, MoveSink out) {
  def p = ~'a+'
}
attack(position, 0, moves)
