// A line of men steps forward together: its rear man goes to the empty square in front of it.
for (direction in position.forward()) {
  def back = direction.opposite()
  // The men at the front of a line can step by themselves; those behind them reach one square further, rank by rank.
  def rear = position.step(position.empty(), back).and(position.men())
  for (int length = 2; !rear.isEmpty(); length++) {
    rear = position.step(rear, back).and(position.men())
    moves.add(rear, direction, length)
  }
}
