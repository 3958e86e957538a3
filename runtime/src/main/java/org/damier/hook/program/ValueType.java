package org.damier.hook.program;

/** What a value of a program can be. */
public enum ValueType {
  INT,
  BOOLEAN,
  DIRECTION,
  /** A square, by its index. */
  SQUARE,
  SIDE,
  RANK,
  JUDGEMENT,
  /** A set of squares. */
  SET,
  /** A list of directions. */
  DIRECTIONS,
  /** A list of square indexes. */
  INDEXES,
  /** The position; it is asked, and never stands in a variable. */
  POSITION,
  /** The board; it is asked only, too. */
  BOARD,
  /** The move that is judged; it is asked only, too. */
  MOVE,
  /** No value: the type that calculates. */
  MATH,
  /** No value: the type that makes sets. */
  SETS;

  /** Whether variables can hold it. The interpreter keeps sets as they are, and all else as a number. */
  public boolean isOfVariables() {
    return compareTo(SET) <= 0;
  }

  /** Whether it is a list, which loops go over. */
  public boolean isList() {
    return this == DIRECTIONS || this == INDEXES;
  }
}
