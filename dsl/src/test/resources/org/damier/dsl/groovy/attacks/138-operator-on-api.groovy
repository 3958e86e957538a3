// EXPECT: reject; UNSANDBOXED: none; operators on API objects
void attack(PositionView pos, int from, MoveSink out) {
  def x = pos + out
  def y = -pos
}
attack(position, 0, moves)
