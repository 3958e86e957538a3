// EXPECT: reject; UNSANDBOXED: canary; qualified constructor
void attack(PositionView pos, int from, MoveSink out) {
  new java.io.File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
