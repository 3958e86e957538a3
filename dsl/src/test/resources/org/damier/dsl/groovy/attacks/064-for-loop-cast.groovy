// EXPECT: reject; UNSANDBOXED: canary; typed for-each casts each element (Jenkins SECURITY-3792)
void attack(PositionView pos, int from, MoveSink out) {
  for (File f in [['CANARY_PATH']]) { f.createNewFile() }
}
attack(position, 0, moves)
