// EXPECT: reject; UNSANDBOXED: none; @BaseScript picks the script's superclass
@groovy.transform.BaseScript groovy.util.DelegatingScript base
void attack(PositionView pos, int from, MoveSink out) {
}
attack(position, 0, moves)
