// EXPECT: reject; UNSANDBOXED: canary; field initialiser
class Bait { static Object x = new File('CANARY_PATH').createNewFile() }
void attack(PositionView pos, int from, MoveSink out) {
  new Bait()
}
attack(position, 0, moves)
