// EXPECT: reject; UNSANDBOXED: canary; a default parameter value is an expression (Jenkins SECURITY-1579, 2824)
void helper(File f = ['CANARY_PATH']) { f.createNewFile() }
void attack(PositionView pos, int from, MoveSink out) {
  helper()
}
attack(position, 0, moves)
