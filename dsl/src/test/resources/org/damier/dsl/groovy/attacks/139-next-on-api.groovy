// EXPECT: reject; UNSANDBOXED: none; ++ on an API object
void attack(PositionView pos, int from, MoveSink out) {
  def p = pos
  p++
}
attack(position, 0, moves)
