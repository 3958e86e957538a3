// EXPECT: reject; UNSANDBOXED: none; finalize() would run on the finalizer thread, outside any budget (Jenkins SECURITY-1186)
class Bait { void finalize() { new File('CANARY_PATH').createNewFile() } }
void attack(PositionView pos, int from, MoveSink out) {
  new Bait()
}
attack(position, 0, moves)
