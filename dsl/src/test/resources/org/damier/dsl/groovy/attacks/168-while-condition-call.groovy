// EXPECT: budget; UNSANDBOXED: runaway; endless loop in which all work is in the condition
boolean yes(int n) { n >= 0 }
void attack(PositionView pos, int from, MoveSink out) {
  while (yes(from)) { }
}
attack(position, 0, moves)
