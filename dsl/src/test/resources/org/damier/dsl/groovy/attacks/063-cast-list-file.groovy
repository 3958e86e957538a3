// EXPECT: reject; UNSANDBOXED: canary; (File) list
void attack(PositionView pos, int from, MoveSink out) {
  ((File) ['CANARY_PATH']).createNewFile()
}
attack(position, 0, moves)
