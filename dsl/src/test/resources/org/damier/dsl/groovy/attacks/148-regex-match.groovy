// EXPECT: reject; UNSANDBOXED: runaway; catastrophic regular expression
void attack(PositionView pos, int from, MoveSink out) {
  ('a' * 36 + 'c') ==~ /(a+)+\1b/
}
attack(position, 0, moves)
