// EXPECT: reject; UNSANDBOXED: canary; a list literal becomes a constructor call (Jenkins SECURITY-580)
void attack(PositionView pos, int from, MoveSink out) {
  File f = ['CANARY_PATH']
  f.createNewFile()
}
attack(position, 0, moves)
