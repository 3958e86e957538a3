package org.damier.movegen;

import java.util.List;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.board.Square;

/**
 * A capture that may not end where it stands.
 *
 * @param move the capture as far as it has come
 * @param jumpedAs what the piece was when it made its last jump
 * @param goesOnTo where its next jump can land; nowhere if the rules forbid only that it ends here
 */
public record BegunCapture(Move move, Rank jumpedAs, List<Square> goesOnTo) {
  public BegunCapture {
    goesOnTo = List.copyOf(goesOnTo);
  }
}
