// EXPECT: reject; UNSANDBOXED: canary; method name as a string literal
void attack(PositionView pos, int from, MoveSink out) {
  if (pos.'getClass'() != null) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
