package org.damier.features.steps;

import io.cucumber.java.ParameterType;
import java.util.Locale;
import org.damier.board.Piece;
import org.damier.board.Rank;
import org.damier.board.Side;

/** Words of the game that stand in steps without quotation marks. */
public final class ParameterTypes {

  /** {@code White} or {@code Black}. */
  @ParameterType("White|Black")
  public Side side(String title) {
    return Side.valueOf(title.toUpperCase(Locale.ROOT));
  }

  /** {@code white man}, {@code black king} and so on. */
  @ParameterType("(white|black) (man|king)")
  public Piece piece(String side, String rank) {
    return piece(side + " " + rank);
  }

  /** The piece of this name. */
  static Piece piece(String name) {
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        Piece piece = new Piece(side, rank);
        if (piece.toString().equals(name)) {
          return piece;
        }
      }
    }
    throw new IllegalArgumentException(
        "`" + name + "` is not a piece. Pieces are: white man, white king, black man, black king.");
  }
}
