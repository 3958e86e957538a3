// EXPECT: reject; UNSANDBOXED: canary; @Newify makes File('x') a constructor call
@Newify(File)
void attack(PositionView pos, int from, MoveSink out) {
  File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
