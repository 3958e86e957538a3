// EXPECT: reject; UNSANDBOXED: canary; in calls isCase on a foreign type
void attack(PositionView pos, int from, MoveSink out) {
  if (pos in Object) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
