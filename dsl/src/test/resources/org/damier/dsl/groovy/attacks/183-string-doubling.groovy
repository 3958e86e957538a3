// EXPECT: budget; UNSANDBOXED: runaway; string doubling
void attack(PositionView pos, int from, MoveSink out) {
  String s = 'a'
  for (i in 1..60) { s = s + s }
}
attack(position, 0, moves)
