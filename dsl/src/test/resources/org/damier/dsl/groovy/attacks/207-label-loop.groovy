// EXPECT: reject; UNSANDBOXED: runaway; labelled continue
void attack(PositionView pos, int from, MoveSink out) {
  top:
  while (true) { while (true) { continue top } }
}
attack(position, 0, moves)
