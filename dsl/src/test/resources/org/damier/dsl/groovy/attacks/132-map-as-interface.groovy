// EXPECT: reject; UNSANDBOXED: canary; map coerced to an interface
void attack(PositionView pos, int from, MoveSink out) {
  def r = [run: { new File('CANARY_PATH').createNewFile() }] as Runnable
  r.run()
}
attack(position, 0, moves)
