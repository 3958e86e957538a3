// EXPECT: reject; UNSANDBOXED: canary; owner of a closure leads to the script object
void attack(PositionView pos, int from, MoveSink out) {
  def f = { -> owner.getClass() }
  if (f() != null) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
