// EXPECT: reject; UNSANDBOXED: canary; a GString evaluates its parts
void attack(PositionView pos, int from, MoveSink out) {
  def s = "${new File('CANARY_PATH').createNewFile()}"
}
attack(position, 0, moves)
