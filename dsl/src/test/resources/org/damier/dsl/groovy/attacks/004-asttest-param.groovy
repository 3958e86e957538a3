// EXPECT: reject; UNSANDBOXED: none; @ASTTest on a parameter
void helper(@groovy.transform.ASTTest(value = { new File('CANARY_PATH').createNewFile() }) int x) { }
void attack(PositionView pos, int from, MoveSink out) {
  helper(1)
}
attack(position, 0, moves)
