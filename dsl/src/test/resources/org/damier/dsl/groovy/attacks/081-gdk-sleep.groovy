// EXPECT: reject; UNSANDBOXED: runaway; the GDK's sleep()
void attack(PositionView pos, int from, MoveSink out) {
  sleep(60000)
}
attack(position, 0, moves)
