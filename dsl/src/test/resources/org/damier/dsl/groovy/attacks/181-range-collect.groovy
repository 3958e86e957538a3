// EXPECT: budget; UNSANDBOXED: runaway; collect over a huge range
void attack(PositionView pos, int from, MoveSink out) {
  List<Integer> l = (1..2000000000).collect { it + 1 }
}
attack(position, 0, moves)
