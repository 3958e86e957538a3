// EXPECT: reject; UNSANDBOXED: none; locks an engine object for ever
void attack(PositionView pos, int from, MoveSink out) {
  synchronized (pos) { int x = 1 }
}
attack(position, 0, moves)
