// EXPECT: reject; UNSANDBOXED: canary; map with a computed value
void attack(PositionView pos, int from, MoveSink out) {
  def m = [("a"): new File('CANARY_PATH').createNewFile()]
}
attack(position, 0, moves)
