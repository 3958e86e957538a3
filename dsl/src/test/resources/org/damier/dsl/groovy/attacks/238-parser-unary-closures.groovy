// EXPECT: reject; UNSANDBOXED: runaway; valid Groovy of 400 characters on which Groovy's parser doubles its work per factor
void attack(PositionView pos, int from, MoveSink out) {
  int x = 1 * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from } * -from.with(1) { from }
}
attack(position, 0, moves)
