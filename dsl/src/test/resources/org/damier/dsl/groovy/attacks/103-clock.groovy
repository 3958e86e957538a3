// EXPECT: reject; UNSANDBOXED: state; the clock makes move generation impure
void attack(PositionView pos, int from, MoveSink out) {
  long t = System.nanoTime()
  out.add((int) (t % 64), (int) ((t >> 6) % 64))
}
attack(position, 0, moves)
