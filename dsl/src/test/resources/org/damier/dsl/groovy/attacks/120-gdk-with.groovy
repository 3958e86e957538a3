// EXPECT: reject; UNSANDBOXED: canary; with changes the delegate
void attack(PositionView pos, int from, MoveSink out) {
  pos.with { if (getClass() != null) new File('CANARY_PATH').createNewFile() }
}
attack(position, 0, moves)
