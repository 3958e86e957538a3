// EXPECT: reject; UNSANDBOXED: runaway; GDK combinations
void attack(PositionView pos, int from, MoveSink out) {
  ([(1..30).toList()] * 12).combinations()
}
attack(position, 0, moves)
