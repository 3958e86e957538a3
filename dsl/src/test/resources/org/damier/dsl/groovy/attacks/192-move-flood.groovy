// EXPECT: contained; UNSANDBOXED: runaway; floods the engine with moves
void attack(PositionView pos, int from, MoveSink out) {
  while (true) { out.add(0, 1) }
}
attack(position, 0, moves)
