// EXPECT: reject; UNSANDBOXED: canary; new Thread
void attack(PositionView pos, int from, MoveSink out) {
  new Thread({ new File('CANARY_PATH').createNewFile() }).start()
  Thread.sleep(300)
}
attack(position, 0, moves)
