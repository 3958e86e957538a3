// EXPECT: budget; UNSANDBOXED: runaway; appends from a closure over the same list
void attack(PositionView pos, int from, MoveSink out) {
  List<Integer> l = [1]
  while (true) { l = l.collect { it + 1 } + l }
}
attack(position, 0, moves)
