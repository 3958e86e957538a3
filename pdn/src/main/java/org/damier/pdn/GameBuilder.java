package org.damier.pdn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ErrorNode;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.damier.pdn.grammar.PdnLexer;
import org.damier.pdn.grammar.PdnParser;
import org.jspecify.annotations.Nullable;

/** Makes a game from its words. */
final class GameBuilder {

  private final int number;
  private final List<Token> words;
  private final List<PdnProblem> problems = new ArrayList<>();

  GameBuilder(int number, List<Token> words, List<GameTokens.Mistake> mistakes) {
    this.number = number;
    this.words = words;
    mistakes.forEach(mistake -> report(mistake.token(), mistake.sentence()));
  }

  PdnGame build() {
    PdnParser parser = new PdnParser(new CommonTokenStream(new ListTokenSource(words)));
    parser.removeErrorListeners();
    parser.addErrorListener(new Listener());
    PdnParser.GameContext game = parser.game();
    List<Tag> tags = new ArrayList<>();
    for (PdnParser.TagContext tag : game.tag()) {
      if (tag.exception == null && isWritten(tag.TAG_NAME()) && isWritten(tag.TAG_VALUE())) {
        tags.add(new Tag(tag.TAG_NAME().getText(), value(tag.TAG_VALUE().getText())));
      }
    }
    PdnLine moves = line(game.line(), 1, false);
    problems.sort(Comparator.comparingInt(PdnProblem::line).thenComparingInt(PdnProblem::column));
    PdnGame read = new PdnGame(number, words.get(0).getLine(), tags, moves, problems);
    return read.isUnreadable() ? read.withProblem(noGame(problems.get(0))) : read;
  }

  /** One problem for all, since a text that is no file of games has one in every word. */
  private static PdnProblem noGame(PdnProblem first) {
    return new PdnProblem(
        first.game(),
        first.ply(),
        first.line(),
        first.column(),
        "There is no game here, neither tags nor moves: " + first.sentence());
  }

  /** Whether the word stands in the text: the parser makes up one that is missing. */
  private static boolean isWritten(@Nullable TerminalNode word) {
    return word != null && !(word instanceof ErrorNode);
  }

  /** The moves of a line; none where the parser has found no beginning of one. */
  private PdnLine line(
      PdnParser.@Nullable LineContext line, int usualNumber, boolean usuallySecond) {
    if (line == null) {
      return new PdnLine(usualNumber, usuallySecond, List.of(), List.of(), Optional.empty());
    }
    int first = usualNumber;
    boolean second = usuallySecond;
    List<PdnMove> moves = new ArrayList<>();
    List<String> comments = new ArrayList<>(
        comments(line.COMMENT().stream().map(node -> node.getText()).toList()));
    for (PdnParser.TurnContext turn : line.turn()) {
      if (moves.isEmpty() && !turn.number().isEmpty()) {
        String written = turn.number(0).MOVE_NUMBER().getText();
        String digits = written.replaceAll("[^0-9]", "");
        first = digits.isEmpty() ? first : number(digits);
        second = digits.isEmpty() ? second : written.endsWith("..");
      }
      if (isWritten(turn.MOVE())) {
        moves.add(move(turn, ply(first, second, moves.size())));
      }
    }
    List<String> after = before(line.number());
    if (!after.isEmpty() && !moves.isEmpty()) {
      moves.set(moves.size() - 1, moves.get(moves.size() - 1).withComments(after));
    } else {
      comments.addAll(after);
    }
    Optional<String> result =
        Optional.ofNullable(line.RESULT()).flatMap(node -> Results.canonical(node.getText()));
    return new PdnLine(first, second, comments, moves, result);
  }

  /** A ply of the game counted in plies from its first move, which is 0. */
  private static int ply(int firstNumber, boolean second, int moves) {
    return 2 * (firstNumber - 1) + (second ? 1 : 0) + moves;
  }

  private PdnMove move(PdnParser.TurnContext turn, int ply) {
    List<Integer> marks = new ArrayList<>();
    List<String> comments = new ArrayList<>();
    List<PdnLine> variations = new ArrayList<>();
    for (PdnParser.MarkContext mark : turn.mark()) {
      if (mark.STRENGTH() != null) {
        marks.add(Marks.number(mark.STRENGTH().getText()));
      } else if (mark.NAG() != null) {
        marks.add(number(mark.NAG().getText().substring(1)));
      } else if (mark.COMMENT() != null) {
        comments.addAll(comments(List.of(mark.COMMENT().getText())));
      } else if (mark.variation() != null && mark.variation().line() != null) {
        variations.add(line(mark.variation().line(), ply / 2 + 1, ply % 2 == 1));
      }
    }
    Token word = turn.MOVE().getSymbol();
    return new PdnMove(
        word.getText().replaceAll("[\\s\\u00A0\\u2007\\u202F\\uFEFF]", ""),
        before(turn.number()),
        marks,
        comments,
        variations,
        word.getLine(),
        word.getCharPositionInLine() + 1,
        setup(turn));
  }

  /** The last position set up before the move, the strokes around it taken off. */
  private static Optional<String> setup(PdnParser.TurnContext turn) {
    return turn.SETUP().stream()
        .map(node -> node.getText())
        .reduce((earlier, later) -> later)
        .map(text -> text.substring(1, text.length() - 1).replaceAll("\\s+", ""));
  }

  private static List<String> before(List<PdnParser.NumberContext> numbers) {
    return comments(numbers.stream()
        .flatMap(each -> each.COMMENT().stream())
        .map(node -> node.getText())
        .toList());
  }

  /** What the comments say, on one line each; those that say nothing are left out. */
  private static List<String> comments(List<String> written) {
    return written.stream()
        .map(
            text -> text.startsWith("{") ? text.substring(1, text.length() - 1) : text.substring(1))
        .map(text -> text.replaceAll("[\\s\\u00A0]+", " ").strip())
        .filter(text -> !text.isEmpty())
        .toList();
  }

  private static String value(String quoted) {
    return quoted
        .substring(1, quoted.length() - 1)
        .replaceAll("\\\\([\"\\\\\u201C-\u201F\u00AB\u00BB])", "$1")
        .strip();
  }

  private static int number(String digits) {
    return digits.length() > 6 ? 1 : Math.max(0, Integer.parseInt(digits));
  }

  private void report(Token token, String sentence) {
    int ply = 0;
    int depth = 0;
    for (Token word : words) {
      if (word.getStartIndex() > token.getStartIndex()) {
        break;
      }
      depth += word.getType() == PdnLexer.OPEN ? 1 : word.getType() == PdnLexer.CLOSE ? -1 : 0;
      ply += word.getType() == PdnLexer.MOVE && depth == 0 ? 1 : 0;
    }
    problems.add(
        new PdnProblem(number, ply, token.getLine(), token.getCharPositionInLine() + 1, sentence));
  }

  private final class Listener extends BaseErrorListener {
    @Override
    public void syntaxError(
        Recognizer<?, ?> recognizer,
        @Nullable Object offending,
        int line,
        int column,
        String message,
        @Nullable RecognitionException mistake) {
      if (offending instanceof Token token) {
        report(
            token,
            token.getType() == Token.EOF
                ? "The game ends before all its tags and variations are closed."
                : GameTokens.quote(token) + " does not belong here.");
      }
    }
  }
}
