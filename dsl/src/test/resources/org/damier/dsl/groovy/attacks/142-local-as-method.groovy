// EXPECT: reject; UNSANDBOXED: none; a local variable named like a method is called
int helper(int n) { n }
void attack(PositionView pos, int from, MoveSink out) {
  def helper = pos
  helper(1)
}
attack(position, 0, moves)
