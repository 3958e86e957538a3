// EXPECT: reject; UNSANDBOXED: runaway; loops on in finally
void attack(PositionView pos, int from, MoveSink out) {
  try { int x = 1 } finally { while (true) { } }
}
attack(position, 0, moves)
