// EXPECT: contained; UNSANDBOXED: mutates; writes into a list of the engine
void attack(PositionView pos, int from, MoveSink out) {
  pos.men().indexes()[0] = 99
}
attack(position, 0, moves)
