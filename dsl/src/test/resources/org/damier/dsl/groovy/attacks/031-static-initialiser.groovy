// EXPECT: reject; UNSANDBOXED: canary; static initialiser runs at class initialisation
class Bait { static { new File('CANARY_PATH').createNewFile() } }
void attack(PositionView pos, int from, MoveSink out) {
  new Bait()
}
attack(position, 0, moves)
