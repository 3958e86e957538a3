// EXPECT: reject; UNSANDBOXED: canary; @ASTTest on a local variable
void attack(PositionView pos, int from, MoveSink out) {
  @groovy.transform.ASTTest(value = { new File('CANARY_PATH').createNewFile() })
  int x = 1
}
attack(position, 0, moves)
