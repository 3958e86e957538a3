// EXPECT: reject; UNSANDBOXED: canary; multiple assignment calls getAt on a foreign type
void attack(PositionView pos, int from, MoveSink out) {
  def (File f, int n) = [['CANARY_PATH'], 1]
  f.createNewFile()
}
attack(position, 0, moves)
