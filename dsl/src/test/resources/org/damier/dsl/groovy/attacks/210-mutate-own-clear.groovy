// EXPECT: reject; UNSANDBOXED: mutates; clears a list of the engine
void attack(PositionView pos, int from, MoveSink out) {
  pos.men().indexes().clear()
}
attack(position, 0, moves)
