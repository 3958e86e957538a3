// EXPECT: reject; UNSANDBOXED: mutates; Iterator.remove
void attack(PositionView pos, int from, MoveSink out) {
  Iterator it = pos.men().indexes().iterator()
  it.next()
  it.remove()
}
attack(position, 0, moves)
