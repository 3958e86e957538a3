// EXPECT: reject; UNSANDBOXED: canary; plain constructor
void attack(PositionView pos, int from, MoveSink out) {
  new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
