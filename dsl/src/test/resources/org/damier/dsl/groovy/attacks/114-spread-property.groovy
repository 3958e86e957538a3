// EXPECT: reject; UNSANDBOXED: canary; implicit spread of a property over a list
void attack(PositionView pos, int from, MoveSink out) {
  if ([pos].class) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
