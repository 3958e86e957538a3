// EXPECT: reject; UNSANDBOXED: none; a statement outside any method runs with the script
new File('CANARY_PATH').createNewFile()
void attack(PositionView pos, int from, MoveSink out) {
}
attack(position, 0, moves)
