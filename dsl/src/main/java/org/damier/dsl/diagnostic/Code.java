package org.damier.dsl.diagnostic;

import java.util.Locale;

/** The kinds of mistake. Each has a stable id, and a test that shows its report. */
public enum Code {

  // The text as such.
  NOT_TEXT,
  FILE_TOO_LONG,
  TOO_MANY_WORDS,
  TOO_MANY_CLAUSES,
  UNCLOSED_TEXT,
  MORE_MISTAKES(Severity.WARNING),

  // Words that do not make a clause.
  UNKNOWN_WORD,
  UNKNOWN_CLAUSE,
  MISPLACED_CLAUSE,
  UNFINISHED_CLAUSE,
  SURPLUS_WORD,

  // Clauses that do not make a file.
  MISSING_NAME,
  EMPTY_TEXT,
  MISSING_CLAUSE,
  REPEATED_CLAUSE,
  REPEATED_PART,
  UNSAID,
  WITHOUT_EFFECT(Severity.WARNING),

  // Parents.
  UNKNOWN_PARENT,
  FAULTY_PARENT,
  PARENT_CYCLE,
  TOO_MANY_PARENTS,
  REPEATS_PARENT(Severity.WARNING),
  HIDDEN_PARENT(Severity.WARNING),

  // Board and notation.
  BOARD_SIZE,
  FORWARD_BOTH_WAYS,
  FIRST_SQUARE,
  BAD_SIGN,

  // Squares and setup.
  UNKNOWN_SQUARE,
  UNKNOWN_ROW,
  UNKNOWN_ZONE,
  ZONE_NAME_TAKEN,
  BAD_RANGE,
  SQUARE_TAKEN,
  IMAGE_OFF_BOARD,
  IMAGE_OF_IMAGE,
  BAD_DIAGRAM,
  NO_PIECES,
  MAN_ON_PROMOTION_SQUARE,
  OVER_AT_START,

  // Pieces and captures.
  NO_DIRECTION,
  KING_PROMOTED,
  MISPLACED_PART,
  REPEATED_CRITERION(Severity.WARNING),

  // Endings.
  NUMBER_OUT_OF_RANGE,
  VERDICT_WITHOUT_SIDE,
  NOTHING_TO_PLAY_ON,

  // Hooks.
  HOOKS_NOT_ALLOWED,
  TOO_MANY_HOOKS,
  UNKNOWN_SCRIPT,
  BAD_SCRIPT;

  private final Severity severity;

  Code() {
    this(Severity.ERROR);
  }

  Code(Severity severity) {
    this.severity = severity;
  }

  /** The name that stays, for people to look up and programs to filter by: {@code unknown-word}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public Severity severity() {
    return severity;
  }
}
