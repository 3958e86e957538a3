// EXPECT: reject; UNSANDBOXED: none; array allocation
void attack(PositionView pos, int from, MoveSink out) {
  int[] xs = new int[2000000000]
}
attack(position, 0, moves)
