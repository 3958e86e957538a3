// EXPECT: reject; UNSANDBOXED: runaway; GDK subsequences
void attack(PositionView pos, int from, MoveSink out) {
  (1..40).toList().subsequences()
}
attack(position, 0, moves)
