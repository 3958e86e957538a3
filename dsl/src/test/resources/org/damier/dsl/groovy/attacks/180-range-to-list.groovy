// EXPECT: budget; UNSANDBOXED: runaway; materialises a range
void attack(PositionView pos, int from, MoveSink out) {
  List<Integer> l = (1..2000000000).toList()
}
attack(position, 0, moves)
