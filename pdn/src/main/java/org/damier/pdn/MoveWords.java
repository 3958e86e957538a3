package org.damier.pdn;

import org.damier.Position;
import org.damier.board.Move;
import org.damier.notation.MoveText;
import org.damier.rules.MoveNotation;

/** Moves as they stand in files of games. */
final class MoveWords {

  // Those of a capture that the words of a file are cut by; a star there ends a game, or marks a
  // move.
  private static final String CAPTURE_SIGNS = "xX:×";

  private MoveWords() {}

  /** The move as short as can be, by the variant's own signs where files can have them. */
  static String of(Position position, Move move) {
    String text = MoveText.write(position, move);
    String sign = position.variant().rules().notation().separator(move);
    String known = move.isCapture() ? CAPTURE_SIGNS : MoveNotation.STEP_SIGNS;
    return known.contains(sign) ? text : text.replace(sign, MoveNotation.STANDARD.separator(move));
  }
}
