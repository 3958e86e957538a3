// EXPECT: reject; UNSANDBOXED: runaway; the same behind a comment ended by a bare CR
void attack(PositionView pos, int from, MoveSink out) {
  // xList<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<Foo>>>>>>>>>>>>>>>>>>>>>>>> x = null
}
attack(position, 0, moves)
