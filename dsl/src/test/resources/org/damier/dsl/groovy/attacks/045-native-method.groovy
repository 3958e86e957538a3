// EXPECT: reject; UNSANDBOXED: none; native and abstract modifiers
native void helper(int x)
void attack(PositionView pos, int from, MoveSink out) {
  helper(1)
}
attack(position, 0, moves)
