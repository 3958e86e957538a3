// EXPECT: reject; UNSANDBOXED: canary; a bare carriage return ends the comment for Groovy only
void attack(PositionView pos, int from, MoveSink out) {
  // harmless   new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
