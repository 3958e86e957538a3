// EXPECT: contained; UNSANDBOXED: mutates; the same through an untyped alias and add
void attack(PositionView pos, int from, MoveSink out) {
  List<Integer> a = pos.men().indexes()
  a.add(99)
}
attack(position, 0, moves)
