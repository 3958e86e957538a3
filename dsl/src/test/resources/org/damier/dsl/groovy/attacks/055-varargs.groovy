// EXPECT: reject; UNSANDBOXED: none; varargs make arrays
int helper(int... xs) { xs.length }
void attack(PositionView pos, int from, MoveSink out) {
  helper(1, 2)
}
attack(position, 0, moves)
