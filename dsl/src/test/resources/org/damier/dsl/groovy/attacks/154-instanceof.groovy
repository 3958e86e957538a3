// EXPECT: reject; UNSANDBOXED: canary; instanceof probes for classes
void attack(PositionView pos, int from, MoveSink out) {
  if (pos instanceof Object) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
