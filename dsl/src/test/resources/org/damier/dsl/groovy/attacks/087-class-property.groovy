// EXPECT: reject; UNSANDBOXED: canary; the same by property syntax
void attack(PositionView pos, int from, MoveSink out) {
  pos.class.classLoader.loadClass('java.io.File').newInstance('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
