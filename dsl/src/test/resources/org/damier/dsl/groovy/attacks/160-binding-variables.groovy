// EXPECT: reject; UNSANDBOXED: canary; script binding
void attack(PositionView pos, int from, MoveSink out) {
  if (this.binding.variables != null) new File('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
