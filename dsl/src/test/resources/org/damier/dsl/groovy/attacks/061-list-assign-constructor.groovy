// EXPECT: reject; UNSANDBOXED: canary; the same by assignment
void attack(PositionView pos, int from, MoveSink out) {
  File f
  f = ['CANARY_PATH']
  f.createNewFile()
}
attack(position, 0, moves)
