// EXPECT: reject; UNSANDBOXED: none; returns a closure the host would call
def attack(PositionView pos, int from, MoveSink out) {
  return { -> new File('CANARY_PATH').createNewFile() }
}
attack(position, 0, moves)
