// EXPECT: reject; UNSANDBOXED: mutates; direct field access .@
void attack(PositionView pos, int from, MoveSink out) {
  pos.@cells[0] = 77
}
attack(position, 0, moves)
