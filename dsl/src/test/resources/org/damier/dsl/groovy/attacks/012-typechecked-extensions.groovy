// EXPECT: reject; UNSANDBOXED: none; @TypeChecked(extensions=...) (Jenkins SECURITY-3793)
@groovy.transform.TypeChecked(extensions = 'NoSuchScript.groovy')
void attack(PositionView pos, int from, MoveSink out) {
}
attack(position, 0, moves)
