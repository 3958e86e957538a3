// EXPECT: budget; UNSANDBOXED: runaway; endless loop
void attack(PositionView pos, int from, MoveSink out) {
  while (true) { }
}
attack(position, 0, moves)
