// EXPECT: reject; UNSANDBOXED: canary; parallel stream leaves the thread the budget is bound to
void attack(PositionView pos, int from, MoveSink out) {
  [1, 2].parallelStream().forEach { new File('CANARY_PATH').createNewFile() }
}
attack(position, 0, moves)
