// EXPECT: reject; UNSANDBOXED: canary; java.util.Timer
void attack(PositionView pos, int from, MoveSink out) {
  new Timer(true).runAfter(1) { new File('CANARY_PATH').createNewFile() }
  Thread.sleep(300)
}
attack(position, 0, moves)
