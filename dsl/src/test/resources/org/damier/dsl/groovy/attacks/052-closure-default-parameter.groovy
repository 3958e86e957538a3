// EXPECT: reject; UNSANDBOXED: canary; default value of a closure parameter (Jenkins SECURITY-1658)
void attack(PositionView pos, int from, MoveSink out) {
  ({ f = new File('CANARY_PATH').createNewFile() -> f })()
}
attack(position, 0, moves)
