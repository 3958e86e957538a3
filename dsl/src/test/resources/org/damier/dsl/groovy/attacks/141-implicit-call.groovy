// EXPECT: reject; UNSANDBOXED: none; pos(1) means pos.call(1)
void attack(PositionView pos, int from, MoveSink out) {
  pos(1)
}
attack(position, 0, moves)
