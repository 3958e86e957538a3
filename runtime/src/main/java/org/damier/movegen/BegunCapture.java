package org.damier.movegen;

import java.util.List;
import org.damier.board.Move;
import org.damier.board.Square;

/**
 * A capture that may not end where it stands.
 *
 * @param move the capture as far as it has come
 * @param goesOnTo where its next jump can land; nowhere if the rules forbid only that it ends here
 */
public record BegunCapture(Move move, List<Square> goesOnTo) {
  public BegunCapture {
    goesOnTo = List.copyOf(goesOnTo);
  }
}
