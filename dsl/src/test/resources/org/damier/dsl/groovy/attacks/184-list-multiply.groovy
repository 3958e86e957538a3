// EXPECT: budget; UNSANDBOXED: runaway; list repetition
void attack(PositionView pos, int from, MoveSink out) {
  List<Integer> l = [1, 2, 3] * 500000000
}
attack(position, 0, moves)
