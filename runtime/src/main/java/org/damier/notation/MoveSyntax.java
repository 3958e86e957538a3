package org.damier.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.damier.rules.MoveNotation;
import org.damier.rules.RuleSet;

/** Takes a move's text apart: square names with at most one separator between two of them. */
final class MoveSyntax {

  // What looks like a square's name of either kind.
  private static final Pattern NAME = Pattern.compile("[a-zA-Z]?[0-9]+");

  private final Board board;
  private final MoveNotation notation;
  private final String text;
  private final boolean numbered;
  private final List<Square> squares = new ArrayList<>();
  private boolean capture;
  private boolean step;
  private int at;
  // How far the text has been squares and separators.
  private int understood;

  private MoveSyntax(Board board, MoveNotation notation, String text) {
    this.board = board;
    this.notation = notation;
    this.text = text;
    this.numbered = board.naming().style() == SquareNaming.Style.NUMBERS;
  }

  /**
   * What a text says.
   *
   * @param squares at least two
   * @param capture whether the separators are a capture's; empty if there is none, or if they contradict one another
   */
  record Reading(List<Square> squares, Optional<Boolean> capture) {

    Reading on(Board board) {
      return new Reading(
          squares.stream().map(named -> board.square(named.index())).toList(), capture);
    }
  }

  /** Takes the text apart; throws {@link MoveTextException.Unreadable} if it is not squares and separators. */
  static Reading read(RuleSet rules, String text) {
    Board board = rules.board();
    MoveSyntax own = new MoveSyntax(board, rules.notation(), text);
    try {
      return own.read();
    } catch (MoveTextException.Unreadable inItsOwnNames) {
      MoveSyntax other = new MoveSyntax(NamingStyles.other(board), rules.notation(), text);
      try {
        return other.read().on(board);
      } catch (MoveTextException.Unreadable inOtherNames) {
        // Whoever gets further reads the names that were meant.
        throw other.understood > own.understood ? inOtherNames : inItsOwnNames;
      }
    }
  }

  private Reading read() {
    skipBlanks();
    if (at == text.length()) {
      throw new MoveTextException.Unreadable(0, "The text is empty; a move names two squares.");
    }
    square();
    skipBlanks();
    while (at < text.length()) {
      boolean separated = separator();
      skipBlanks();
      square();
      skipBlanks();
      if (!separated) {
        joinHops();
      }
    }
    if (squares.size() < 2) {
      throw new MoveTextException.Unreadable(
          0, Texts.quote(text) + " names one square; a move names two or more.");
    }
    return new Reading(
        List.copyOf(squares), capture == step ? Optional.empty() : Optional.of(capture));
  }

  private void skipBlanks() {
    while (at < text.length() && Texts.isBlank(text.charAt(at))) {
      at++;
    }
  }

  /** {@code c3xc5 c5xe5}, hop by hop, is {@code c3xc5xe5}. */
  private void joinHops() {
    int last = squares.size() - 1;
    if (squares.get(last).equals(squares.get(last - 1))) {
      squares.remove(last);
    }
  }

  private boolean separator() {
    int start = at;
    String own = ownSign();
    if (!own.isEmpty()) {
      step |= own.equals(notation.step());
      capture |= own.equals(notation.capture());
      at += own.length();
    } else if (MoveNotation.CAPTURE_SIGNS.indexOf(text.charAt(at)) >= 0) {
      capture = true;
      at++;
    } else if (MoveNotation.STEP_SIGNS.indexOf(text.charAt(at)) >= 0) {
      step = true;
      at++;
    }
    return at > start;
  }

  /** The sign of the variant's that stands here, the longer one if both do; empty if none does. */
  private String ownSign() {
    return Stream.of(notation.step(), notation.capture())
        .filter(sign -> text.startsWith(sign, at))
        .max(Comparator.comparingInt(String::length))
        .orElse("");
  }

  private void square() {
    int start = at;
    if (!numbered && at < text.length() && Texts.isLetter(text.charAt(at))) {
      at++;
    }
    while (at < text.length() && Texts.isDigit(text.charAt(at))) {
      at++;
    }
    squares.add(Optional.of(text.substring(start, at))
        .flatMap(board::find)
        .orElseThrow(() -> noSquare(start)));
    understood = at;
  }

  private MoveTextException noSquare(int start) {
    Matcher name = NAME.matcher(text).region(start, text.length());
    String sentence;
    if (start == text.length()) {
      sentence = "The text ends" + whereASquareBelongs();
    } else if (name.lookingAt()) {
      sentence = NamingStyles.noSquare(board, Texts.quote(name.group()));
    } else {
      int end = Math.max(at, start + 1);
      sentence = Texts.quote(text.substring(start, end)) + " stands" + whereASquareBelongs();
    }
    return new MoveTextException.Unreadable(start, sentence);
  }

  private String whereASquareBelongs() {
    return " where a square's name belongs, such as `" + board.square(0) + "` or `"
        + board.square(board.size() - 1) + "`.";
  }
}
