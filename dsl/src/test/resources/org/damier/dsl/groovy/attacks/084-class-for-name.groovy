// EXPECT: reject; UNSANDBOXED: canary; Class.forName
void attack(PositionView pos, int from, MoveSink out) {
  Class.forName('java.io.File').getConstructor(String).newInstance('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
