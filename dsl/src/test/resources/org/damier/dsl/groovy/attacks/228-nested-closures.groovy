// EXPECT: reject; UNSANDBOXED: none; nested closures: static type checking visits each again
void attack(PositionView pos, int from, MoveSink out) {
  def xs = [1]
  xs.each { xs.each { xs.each { xs.each { xs.each { xs.each { xs.each { xs.each { xs.each { xs.each { xs.each { xs.each { xs.each { xs.each { it } } } } } } } } } } } } } }
}
attack(position, 0, moves)
