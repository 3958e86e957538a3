// EXPECT: reject; UNSANDBOXED: canary; getProperties()
void attack(PositionView pos, int from, MoveSink out) {
  if (pos.properties.get('class')) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
