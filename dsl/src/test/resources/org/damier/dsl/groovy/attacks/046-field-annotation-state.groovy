// EXPECT: reject; UNSANDBOXED: state; @Field keeps state between calls
@groovy.transform.Field int n = 0
void attack(PositionView pos, int from, MoveSink out) {
  n++
  out.add(n, n)
}
attack(position, 0, moves)
