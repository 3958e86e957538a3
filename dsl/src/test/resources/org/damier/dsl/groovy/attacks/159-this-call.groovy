// EXPECT: reject; UNSANDBOXED: canary; this reaches Script
void attack(PositionView pos, int from, MoveSink out) {
  if (this.getClass() != null) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
