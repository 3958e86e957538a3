// EXPECT: budget; UNSANDBOXED: runaway; huge range with a closure
void attack(PositionView pos, int from, MoveSink out) {
  int n = 0
  (1..2000000000).each { n++ }
}
attack(position, 0, moves)
