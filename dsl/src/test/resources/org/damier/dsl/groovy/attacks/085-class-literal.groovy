// EXPECT: reject; UNSANDBOXED: canary; class literal and newInstance
void attack(PositionView pos, int from, MoveSink out) {
  File.newInstance('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
