// EXPECT: budget; UNSANDBOXED: runaway; nested loops
void attack(PositionView pos, int from, MoveSink out) {
  int n = 0
  for (int i = 0; i < 100000; i++) for (int j = 0; j < 100000; j++) n++
  out.add(n & 63, 0)
}
attack(position, 0, moves)
