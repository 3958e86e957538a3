// EXPECT: reject; UNSANDBOXED: none; argument coerced to the parameter type
void helper(File f) { f.createNewFile() }
void attack(PositionView pos, int from, MoveSink out) {
  helper(['CANARY_PATH'])
}
attack(position, 0, moves)
