// EXPECT: reject; UNSANDBOXED: canary; @Lazy initialiser closure
class Bait { @Lazy Object x = { new File('CANARY_PATH').createNewFile() }() }
void attack(PositionView pos, int from, MoveSink out) {
  new Bait().x
}
attack(position, 0, moves)
