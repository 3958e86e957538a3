// EXPECT: budget; UNSANDBOXED: runaway; upto to Integer.MAX_VALUE never ends when the counter wraps
void attack(PositionView pos, int from, MoveSink out) {
  int n = 0
  0.upto(2147483647) { n++ }
}
attack(position, 0, moves)
