// EXPECT: reject; UNSANDBOXED: canary; record constructor
record Bait(int x) { Bait { new File('CANARY_PATH').createNewFile() } }
void attack(PositionView pos, int from, MoveSink out) {
  new Bait(1)
}
attack(position, 0, moves)
