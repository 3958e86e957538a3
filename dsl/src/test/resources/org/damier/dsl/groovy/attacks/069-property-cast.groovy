// EXPECT: reject; UNSANDBOXED: canary; property assignment coerces (Jenkins SECURITY-2824)
class Bait { File f }
void attack(PositionView pos, int from, MoveSink out) {
  Bait b = new Bait()
  b.f = ['CANARY_PATH']
  b.f.createNewFile()
}
attack(position, 0, moves)
