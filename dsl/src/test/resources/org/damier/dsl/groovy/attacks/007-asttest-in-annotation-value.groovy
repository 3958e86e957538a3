// EXPECT: reject; UNSANDBOXED: none; @ASTTest nested inside the closure of another annotation (Jenkins SECURITY-1713)
@groovy.lang.Category(value = { @groovy.transform.ASTTest(value = { new File('CANARY_PATH').createNewFile() }) Object })
class Foo { }
void attack(PositionView pos, int from, MoveSink out) {
}
attack(position, 0, moves)
