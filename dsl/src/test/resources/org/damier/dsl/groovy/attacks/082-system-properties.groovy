// EXPECT: reject; UNSANDBOXED: canary; reads system properties
void attack(PositionView pos, int from, MoveSink out) {
  if (System.getProperty('java.version')) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
