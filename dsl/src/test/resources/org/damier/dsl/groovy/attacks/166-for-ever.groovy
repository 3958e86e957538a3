// EXPECT: budget; UNSANDBOXED: runaway; endless classic for
void attack(PositionView pos, int from, MoveSink out) {
  for (;;) { }
}
attack(position, 0, moves)
