// EXPECT: reject; UNSANDBOXED: canary; property by subscript
void attack(PositionView pos, int from, MoveSink out) {
  if (pos['class']) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
