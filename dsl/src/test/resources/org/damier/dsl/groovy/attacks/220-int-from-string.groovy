// EXPECT: contained; UNSANDBOXED: none; coerces a string to an int
void attack(PositionView pos, int from, MoveSink out) {
  Integer x = 'abc'
  out.add(x, x)
}
attack(position, 0, moves)
