// EXPECT: reject; UNSANDBOXED: none; standard output
void attack(PositionView pos, int from, MoveSink out) {
  println 'x'
  System.out.println('x')
}
attack(position, 0, moves)
