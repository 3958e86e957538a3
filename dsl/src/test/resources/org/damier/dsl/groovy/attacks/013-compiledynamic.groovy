// EXPECT: reject; UNSANDBOXED: canary; switches static compilation off for the method, so that later checks see no call targets
@groovy.transform.CompileDynamic
void attack(PositionView pos, int from, MoveSink out) {
  new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
