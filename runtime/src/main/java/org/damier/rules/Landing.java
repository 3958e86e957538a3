package org.damier.rules;

/** Where a flying piece may come down behind the piece that it captures. */
public enum Landing {
  /** On any empty square of the line behind the captured piece, up to the next piece. */
  ANYWHERE,
  /** On the square just behind. */
  NEXT,
  /** On any empty square of the line behind the captured piece but the one just behind it. */
  BEYOND,
  /** Where the capture can go on, if there is such a square behind this captured piece; else anywhere. */
  WHERE_IT_CAN_CONTINUE,
  /** Anywhere, but a capture that ends by taking a king ends just behind that king. */
  NEXT_AFTER_LAST_KING,
  /** As {@link #NEXT_AFTER_LAST_KING}, captures of one single piece spared. */
  NEXT_AFTER_LAST_KING_OF_SEVERAL
}
