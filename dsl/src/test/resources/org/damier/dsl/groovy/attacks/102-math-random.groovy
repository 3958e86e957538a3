// EXPECT: reject; UNSANDBOXED: state; Math.random through an allowed class
void attack(PositionView pos, int from, MoveSink out) {
  int r = (int) (Math.random() * 4096)
  out.add(r % 64, r.intdiv(64))
}
attack(position, 0, moves)
