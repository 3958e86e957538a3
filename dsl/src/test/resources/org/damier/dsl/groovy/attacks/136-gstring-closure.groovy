// EXPECT: reject; UNSANDBOXED: canary; a GString closure runs when the host prints the result
void attack(PositionView pos, int from, MoveSink out) {
  def s = "${-> new File('CANARY_PATH').createNewFile()}"
  s.toString()
}
attack(position, 0, moves)
