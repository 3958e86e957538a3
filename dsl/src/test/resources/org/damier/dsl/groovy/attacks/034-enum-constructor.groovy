// EXPECT: reject; UNSANDBOXED: canary; enum constant initialisation
enum Bait { A; Bait() { new File('CANARY_PATH').createNewFile() } }
void attack(PositionView pos, int from, MoveSink out) {
  Bait.A
}
attack(position, 0, moves)
