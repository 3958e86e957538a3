// EXPECT: reject; UNSANDBOXED: canary; URL of a file and its text
void attack(PositionView pos, int from, MoveSink out) {
  if (new File('/').toURI().toURL() != null) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
