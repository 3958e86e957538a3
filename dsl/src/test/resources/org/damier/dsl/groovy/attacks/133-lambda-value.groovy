// EXPECT: reject; UNSANDBOXED: canary; lambda as a value
void attack(PositionView pos, int from, MoveSink out) {
  Runnable r = () -> { new File('CANARY_PATH').createNewFile() }
  r.run()
}
attack(position, 0, moves)
