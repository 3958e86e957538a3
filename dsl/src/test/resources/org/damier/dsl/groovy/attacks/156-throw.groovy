// EXPECT: reject; UNSANDBOXED: canary; throws an exception type of its choice to confuse the host
void attack(PositionView pos, int from, MoveSink out) {
  if (from >= 0) { new File('CANARY_PATH').createNewFile(); throw new ThreadDeath() }
}
attack(position, 0, moves)
