// EXPECT: reject; UNSANDBOXED: canary; delegate and resolveStrategy
void attack(PositionView pos, int from, MoveSink out) {
  def f = { -> createNewFile() }
  f.delegate = new File('CANARY_PATH')
  f.resolveStrategy = 3
  f()
}
attack(position, 0, moves)
