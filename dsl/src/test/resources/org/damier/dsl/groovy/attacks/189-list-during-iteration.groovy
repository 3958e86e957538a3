// EXPECT: budget; UNSANDBOXED: none; appends to the list being iterated
void attack(PositionView pos, int from, MoveSink out) {
  List<Integer> l = [1]
  for (x in l) { l << x }
}
attack(position, 0, moves)
