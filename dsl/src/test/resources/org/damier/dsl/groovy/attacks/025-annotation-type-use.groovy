// EXPECT: reject; UNSANDBOXED: none; annotation on a type argument
void attack(PositionView pos, int from, MoveSink out) {
  List<@groovy.transform.ASTTest(value = { new File('CANARY_PATH').createNewFile() }) Integer> xs = []
}
attack(position, 0, moves)
