// EXPECT: reject; UNSANDBOXED: canary; GDK execute() starts a process
void attack(PositionView pos, int from, MoveSink out) {
  ['touch', 'CANARY_PATH'].execute().waitFor()
}
attack(position, 0, moves)
