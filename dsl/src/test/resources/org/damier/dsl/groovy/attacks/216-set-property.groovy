// EXPECT: reject; UNSANDBOXED: mutates; property write on an API object
void attack(PositionView pos, int from, MoveSink out) {
  pos.squares = 3
}
attack(position, 0, moves)
