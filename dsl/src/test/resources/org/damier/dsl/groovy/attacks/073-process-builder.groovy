// EXPECT: reject; UNSANDBOXED: canary; ProcessBuilder
void attack(PositionView pos, int from, MoveSink out) {
  new ProcessBuilder('touch', 'CANARY_PATH').start().waitFor()
}
attack(position, 0, moves)
