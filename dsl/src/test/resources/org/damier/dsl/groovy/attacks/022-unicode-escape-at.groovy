// EXPECT: reject; UNSANDBOXED: none; a unicode escape hides the @ from a scanner
\u0040groovy.transform.ASTTest(value = { new File('CANARY_PATH').createNewFile() })
void attack(PositionView pos, int from, MoveSink out) {
}
attack(position, 0, moves)
