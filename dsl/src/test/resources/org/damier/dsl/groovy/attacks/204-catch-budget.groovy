// EXPECT: reject; UNSANDBOXED: runaway; catches the budget's exception and goes on
void attack(PositionView pos, int from, MoveSink out) {
  while (true) {
    try { while (true) { } } catch (Throwable t) { }
  }
}
attack(position, 0, moves)
