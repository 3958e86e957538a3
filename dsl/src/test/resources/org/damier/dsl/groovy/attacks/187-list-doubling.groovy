// EXPECT: budget; UNSANDBOXED: runaway; list doubling
void attack(PositionView pos, int from, MoveSink out) {
  List<Integer> l = [1]
  for (i in 1..60) { l = l + l }
}
attack(position, 0, moves)
