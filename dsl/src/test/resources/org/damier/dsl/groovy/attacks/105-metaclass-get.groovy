// EXPECT: reject; UNSANDBOXED: canary; metaClass property
void attack(PositionView pos, int from, MoveSink out) {
  pos.metaClass.theClass.forName('java.io.File').newInstance('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
