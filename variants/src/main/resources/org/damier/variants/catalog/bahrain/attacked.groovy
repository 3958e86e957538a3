// While own pieces are attacked, a move that captures nothing moves one of them.
//
// An enemy attacks along a row or a column if the square behind the piece is empty. His men stand next to
// it, but not behind it, for they capture ahead and sideways only; his kings come from any distance.

def attacked = SquareSet.EMPTY
for (direction in position.directions) {
  if (!direction.isDiagonal()) {
    def back = direction.opposite
    def open = position.pieces & position.step(position.empty, direction)   // nothing stands behind them

    if (!position.forward.contains(back)) {
      attacked = attacked | (open & position.step(position.enemyMen, back))
    }
    def reach = position.step(position.enemyKings, back)
    for (int square = 0; !reach.isEmpty(); square++) {
      attacked = attacked | (open & reach)
      reach = position.step(reach & position.empty, back)
    }
  }
}
return !move.captured.isEmpty() || attacked.isEmpty() || attacked.contains(move.from)
