package org.damier.dsl.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.damier.board.Board;
import org.damier.board.Square;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Clause.DiagramClause;
import org.damier.notation.Diagram;
import org.damier.notation.DiagramException;
import org.damier.rules.RuleSet;

/** A setup as a picture. */
final class DiagramRow extends ClauseRow<DiagramClause> {

  DiagramRow() {
    super("setup", "picture", "diagram", DiagramClause.class);
  }

  @Override
  public String article() {
    return "The whole setup as a picture, Black at the top: `w` and `b` are men, `W` and `B` kings,"
        + " `.` an empty square and `-` a place that is not played on. A picture stands for all"
        + " lists and excludes them.";
  }

  @Override
  public List<String> examples() {
    return List.of("""
        \"""
        8  . b . b . b . b
        7  b . b . b . b .
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . . . . . .
        3  . . . . . . . .
        2  w . w . w . w .
        1  . w . w . w . w
           a b c d e f g h
        \"""\
        """);
  }

  @Override
  void enter(DiagramClause diagram, Mistakes mistakes, Draft draft) {
    draft.board().ifPresent(board -> {
      try {
        draft.start = Diagram.read(board, diagram.text());
      } catch (DiagramException unreadable) {
        draft.setupIsUnclear = true;
        report(unreadable.problems(), diagram, mistakes);
      }
    });
  }

  /** Reports the first of each kind: who writes blank squares otherwise does so all over the picture. */
  private static void report(
      List<DiagramException.Problem> problems, DiagramClause diagram, Mistakes mistakes) {
    Map<DiagramException.Kind, List<DiagramException.Problem>> alike = problems.stream()
        .collect(Collectors.groupingBy(
            DiagramException.Problem::kind, LinkedHashMap::new, Collectors.toList()));
    for (List<DiagramException.Problem> ofKind : alike.values()) {
      int others = ofKind.size() - 1;
      mistakes.add(
          Code.BAD_DIAGRAM,
          spanOf(diagram, ofKind.get(0).offset()),
          ofKind.get(0).toString(),
          others == 0
              ? ""
              : "The same holds at " + others + " more " + (others == 1 ? "place" : "places")
                  + " of the picture.");
    }
  }

  /** Where the picture has the piece on the square: at the letter without which it is not there. */
  static Span placeOf(Square square, DiagramClause diagram, Board board) {
    return IntStream.range(0, diagram.text().length())
        .filter(at -> Character.isLetter(diagram.text().charAt(at)))
        .filter(at -> isEmptyWithout(at, square, diagram.text(), board))
        .mapToObj(at -> spanOf(diagram, at))
        .findFirst()
        .orElse(diagram.span());
  }

  private static boolean isEmptyWithout(int at, Square square, String text, Board board) {
    try {
      String without = text.substring(0, at) + "." + text.substring(at + 1);
      return Diagram.read(board, without).at(square).isEmpty();
    } catch (DiagramException letterAtTheEdge) {
      return false;
    }
  }

  /** The place of a character of the picture in the file. */
  private static Span spanOf(DiagramClause diagram, int offset) {
    String before = diagram.text().substring(0, Math.min(offset, diagram.text().length()));
    int lines = (int) before.chars().filter(c -> c == '\n').count();
    int inLine = before.codePointCount(before.lastIndexOf('\n') + 1, before.length());
    int line = diagram.firstLine() + lines;
    int column = lines == 0 ? diagram.firstColumn() + inLine : inLine + 1;
    return new Span(line, column, line, column + 1);
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    return List.of();
  }
}
