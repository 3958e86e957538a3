// EXPECT: reject; UNSANDBOXED: none; named arguments make a map
void attack(PositionView pos, int from, MoveSink out) {
  out.add(from: 1, to: 2)
}
attack(position, 0, moves)
