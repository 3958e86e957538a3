// EXPECT: reject; UNSANDBOXED: canary; constructor reference
void attack(PositionView pos, int from, MoveSink out) {
  def m = File::new
  m('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
