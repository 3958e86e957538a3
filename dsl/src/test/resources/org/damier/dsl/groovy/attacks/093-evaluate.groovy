// EXPECT: reject; UNSANDBOXED: canary; Script.evaluate
void attack(PositionView pos, int from, MoveSink out) {
  evaluate('new File("CANARY_PATH").createNewFile()')
}
attack(position, 0, moves)
