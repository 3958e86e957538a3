// EXPECT: reject; UNSANDBOXED: none; ArrayList with a capacity
void attack(PositionView pos, int from, MoveSink out) {
  def l = new ArrayList(2000000000)
}
attack(position, 0, moves)
