// EXPECT: reject; UNSANDBOXED: canary; safe chain dot
void attack(PositionView pos, int from, MoveSink out) {
  if (pos??.class) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
