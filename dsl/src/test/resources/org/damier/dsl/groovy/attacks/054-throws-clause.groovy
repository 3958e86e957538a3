// EXPECT: reject; UNSANDBOXED: none; throws clause names a foreign class
void helper() throws java.io.IOException { }
void attack(PositionView pos, int from, MoveSink out) {
  helper()
}
attack(position, 0, moves)
