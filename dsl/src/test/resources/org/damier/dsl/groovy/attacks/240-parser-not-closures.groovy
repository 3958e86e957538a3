// EXPECT: reject; UNSANDBOXED: none; the same with !
void attack(PositionView pos, int from, MoveSink out) {
  def x = true * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from } * !pos.any(1) { from }
}
attack(position, 0, moves)
