// EXPECT: reject; UNSANDBOXED: canary; class of a literal
void attack(PositionView pos, int from, MoveSink out) {
  1.class.forName('java.io.File').newInstance('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
