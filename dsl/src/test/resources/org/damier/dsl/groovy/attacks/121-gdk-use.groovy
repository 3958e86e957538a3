// EXPECT: reject; UNSANDBOXED: canary; use() opens a category
void attack(PositionView pos, int from, MoveSink out) {
  use(groovy.time.TimeCategory) { new File('CANARY_PATH').createNewFile() }
}
attack(position, 0, moves)
