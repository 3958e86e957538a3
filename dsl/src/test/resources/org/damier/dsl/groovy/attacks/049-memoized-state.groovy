// EXPECT: reject; UNSANDBOXED: none; @Memoized caches between calls
@groovy.transform.Memoized
int helper(int x) { x }
void attack(PositionView pos, int from, MoveSink out) {
  helper(from)
}
attack(position, 0, moves)
