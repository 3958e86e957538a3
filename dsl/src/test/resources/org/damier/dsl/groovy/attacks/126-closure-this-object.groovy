// EXPECT: reject; UNSANDBOXED: canary; thisObject
void attack(PositionView pos, int from, MoveSink out) {
  [1].each { if (thisObject.getClass() != null) new File('CANARY_PATH').createNewFile() }
}
attack(position, 0, moves)
