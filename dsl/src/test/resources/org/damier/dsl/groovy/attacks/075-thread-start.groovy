// EXPECT: reject; UNSANDBOXED: canary; a thread outlives the call and its budget
void attack(PositionView pos, int from, MoveSink out) {
  Thread.start { new File('CANARY_PATH').createNewFile() }.join()
}
attack(position, 0, moves)
