// EXPECT: reject; UNSANDBOXED: canary; interface constant initialiser
interface Bait { Object X = new File('CANARY_PATH').createNewFile() }
void attack(PositionView pos, int from, MoveSink out) {
  Bait.X
}
attack(position, 0, moves)
