// EXPECT: reject; UNSANDBOXED: runaway; the same with a call of the hook's own method
void attack(PositionView pos, int from, MoveSink out) {
  int n = 0
  int x = 1 * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 } * -f(1) { n += 1 }
}
attack(position, 0, moves)
