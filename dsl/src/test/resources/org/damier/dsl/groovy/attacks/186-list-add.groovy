// EXPECT: budget; UNSANDBOXED: runaway; grows a list through java.util.List.add
void attack(PositionView pos, int from, MoveSink out) {
  List<Integer> l = []
  while (true) { l.add(1) }
}
attack(position, 0, moves)
