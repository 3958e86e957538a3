// EXPECT: contained; UNSANDBOXED: none; hands the engine squares off the board
void attack(PositionView pos, int from, MoveSink out) {
  out.add(-1, 2000000000)
}
attack(position, 0, moves)
