package org.damier.dsl.check;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.SquareNaming;
import org.damier.board.SquareNaming.Style;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause.NotationClause;
import org.damier.dsl.syntax.Located;
import org.damier.rules.MoveNotation;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code notation numbers, 1 at top left}. */
final class NotationRow extends ClauseRow<NotationClause> {

  private static final int LONGEST_SIGN = 3;

  NotationRow() {
    super("board", "notation", "notation", NotationClause.class);
  }

  @Override
  public String article() {
    return "How squares are called: by a letter for the column and a number for the row, or by"
        + " numbers that count the playable squares row by row. Counting begins in a corner, as"
        + " White sees the board: for letters at the bottom left, for numbers at the top left,"
        + " unless the clause says otherwise. Moves are written `32-28` and captures `32x23`,"
        + " unless it names other signs; where moves are read, dashes mean a step too, and `x`, `:`"
        + " and `*` a capture.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "notation letters",
        "notation numbers, 1 at bottom right",
        "notation letters, a1 at bottom left, capture sign \":\"");
  }

  @Override
  void enter(NotationClause notation, Mistakes mistakes, Draft draft) {
    SquareNaming usual =
        notation.style().value() == Style.LETTERS ? SquareNaming.LETTERS : SquareNaming.NUMBERS;
    notation.first().ifPresent(first -> checkFirst(first.square(), usual.style(), mistakes));
    SquareNaming.Corner corner =
        notation.first().map(NotationClause.First::corner).orElse(usual.corner());
    Draft.Geometry geometry = draft.geometry;
    if (geometry != null) {
      draft.board(Board.of(
          geometry.columns(),
          geometry.rows(),
          geometry.shape(),
          new SquareNaming(usual.style(), corner),
          geometry.forward()));
    }
    String step = sign(notation.stepSign(), MoveNotation.STANDARD.step(), mistakes);
    String capture = sign(notation.captureSign(), MoveNotation.STANDARD.capture(), mistakes);
    checkSigns(notation, step, capture, mistakes);
    draft.notation = new MoveNotation(step, capture);
  }

  /** Readers of moves know steps from captures by the sign, whatever the variant. */
  private static void checkSigns(
      NotationClause notation, String step, String capture, Mistakes mistakes) {
    Optional<Located<String>> last = notation.captureSign().or(notation::stepSign);
    if (step.equals(capture)) {
      refuse(last, "Steps and captures have the same sign.", "Give them different ones.", mistakes);
    } else if (step.contains(capture) || capture.contains(step)) {
      refuse(
          last,
          "One of the signs `" + step + "` for steps and `" + capture
              + "` for captures is part of the other.",
          "Give them different ones.",
          mistakes);
    } else if (MoveNotation.CAPTURE_SIGNS.contains(step)) {
      refuse(
          notation.stepSign(),
          "Wherever moves are read, `" + step + "` is the sign of a capture.",
          "Common signs of steps are \"-\" and \"–\".",
          mistakes);
    } else if (MoveNotation.STEP_SIGNS.contains(capture)) {
      refuse(
          notation.captureSign(),
          "Wherever moves are read, `" + capture + "` is the sign of a step.",
          "Common signs of captures are \"x\" and \":\".",
          mistakes);
    }
  }

  private static void refuse(
      Optional<Located<String>> sign, String sentence, String hint, Mistakes mistakes) {
    sign.ifPresent(said -> mistakes.add(Code.BAD_SIGN, said.span(), sentence, hint));
  }

  private static void checkFirst(Located<String> first, Style style, Mistakes mistakes) {
    String name = style == Style.LETTERS ? "a1" : "1";
    if (!first.value().equals(name)) {
      mistakes.add(
          Code.FIRST_SQUARE,
          first.span(),
          "With " + style.name().toLowerCase(Locale.ROOT) + " the first square is `" + name + "`.",
          "Say in which corner `" + name + "` lies.");
    }
  }

  private static String sign(Optional<Located<String>> said, String usual, Mistakes mistakes) {
    String sign = said.map(Located::value).orElse(usual);
    boolean readable = !sign.isEmpty()
        && sign.length() <= LONGEST_SIGN
        && sign.chars()
            .noneMatch(c -> Character.isWhitespace(c)
                || Character.isISOControl(c)
                || Character.isDigit(c)
                || (Character.isLetter(c) && c <= 'w'));
    if (!readable) {
      said.ifPresent(text -> mistakes.add(
          Code.BAD_SIGN,
          text.span(),
          "A sign has 1 to " + LONGEST_SIGN + " characters, none of them blank, a digit or part of"
              + " a square's name.",
          "Common signs are \"-\", \"x\" and \":\"."));
      return usual;
    }
    return sign;
  }

  @Override
  void complete(Missing missing, Draft draft) {
    missing.clause(
        "notation",
        "",
        List.of("notation"),
        "Nothing says how squares are named.",
        "Say `notation letters` or `notation numbers`.");
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    SquareNaming naming = rules.board().naming();
    MoveNotation moves = rules.notation();
    String style = naming.style().name().toLowerCase(Locale.ROOT);
    String first = naming.style() == Style.LETTERS ? "a1" : "1";
    String corner = naming.corner().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    String signs = moves.step().equals(MoveNotation.STANDARD.step())
            && moves.capture().equals(MoveNotation.STANDARD.capture())
        ? ""
        : ", step sign \"" + moves.step() + "\", capture sign \"" + moves.capture() + "\"";
    String sentence = "Squares are named by " + style + ", `" + first + "` at the " + corner
        + " as White sees the board; a step is written with `" + moves.step()
        + "`, a capture with `" + moves.capture() + "`.";
    return List.of(statement(
        RulePart.Kind.NOTATION.only(),
        "notation",
        "notation " + style + ", " + first + " at " + corner + signs,
        sentence));
  }
}
