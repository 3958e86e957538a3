// A line of men steps forward together: the man at its rear goes to the empty square in front of it.
//
// The line is unbroken and made of own men only, along one of the three forward directions; a king or
// an enemy in the line ends it. Part of a line may go as well: any of its men may be the rear.

for (direction in position.forward) {
  def back = direction.opposite
  def front = position.men & position.step(position.empty, back)   // they can step; the men behind them follow
  def rear = position.men & position.step(front, back)

  for (int length = 2; !rear.isEmpty(); length++) {
    moves.add(rear, direction, length)
    rear = position.men & position.step(rear, back)
  }
}
