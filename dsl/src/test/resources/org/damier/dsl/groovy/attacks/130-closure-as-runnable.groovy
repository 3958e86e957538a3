// EXPECT: reject; UNSANDBOXED: canary; closure coerced to an interface
void attack(PositionView pos, int from, MoveSink out) {
  Runnable r = { new File('CANARY_PATH').createNewFile() }
  r.run()
}
attack(position, 0, moves)
