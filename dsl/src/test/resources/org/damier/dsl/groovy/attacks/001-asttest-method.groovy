// EXPECT: reject; UNSANDBOXED: canary; @ASTTest closure runs inside the compiler (Jenkins SECURITY-1266)
@groovy.transform.ASTTest(value = { new File('CANARY_PATH').createNewFile() })
void attack(PositionView pos, int from, MoveSink out) {
}
attack(position, 0, moves)
