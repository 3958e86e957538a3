// EXPECT: contained; UNSANDBOXED: none; negative counts and overflow in the budget arithmetic
void attack(PositionView pos, int from, MoveSink out) {
  (-2147483648).times { out.add(0, 1) }
  List<Integer> l = [1] * -5
  out.add(l.size(), 0)
}
attack(position, 0, moves)
