// EXPECT: reject; UNSANDBOXED: canary; method name computed at run time (Jenkins SECURITY-1538)
void attack(PositionView pos, int from, MoveSink out) {
  def c = pos."${'get' + 'Class'}"()
  if (c != null) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
