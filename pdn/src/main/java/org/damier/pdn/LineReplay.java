package org.damier.pdn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.damier.IllegalSetupException;
import org.damier.Position;
import org.damier.Refusal;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Move;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.damier.engine.TooManyMovesException;
import org.damier.hook.HookFailure;
import org.damier.notation.Fen;
import org.damier.notation.FenException;
import org.damier.notation.MoveText;
import org.damier.notation.MoveTextException;
import org.jspecify.annotations.Nullable;

/**
 * Plays a sequence of moves. A text that fits several of them is played in every way; those die out which what follows
 * does not fit.
 */
final class LineReplay {

  /** More ways than any real game leaves open at once. */
  private static final int MOST_WAYS = 64;

  private static final Pattern SQUARE = Pattern.compile("([a-l]?)0*([0-9]+)");

  private final Position start;
  private final Board otherNames;
  private final List<PdnMove> texts;
  private final BiConsumer<PdnMove, String> problems;
  private final List<Finding> findings = new ArrayList<>();
  // Whether short texts are taken to leave out squares wherever a longer capture ends alike.
  private boolean shortened;

  private record Finding(PdnMove text, String sentence) {}

  /** A way on which the game may have gone so far; {@code from} is where its last move was played. */
  private record Way(
      Position position,
      @Nullable Way before,
      @Nullable Move move,
      Position from,
      int text,
      boolean chosen) {

    /** The way with another position set up at its end. */
    Way setUp(Position other) {
      return new Way(other, before, move, from, text, chosen);
    }
  }

  /**
   * A move that has been settled.
   *
   * @param before the position in which it was played
   * @param move the move
   * @param text which of the texts is its first
   */
  record Played(Position before, Move move, int text) {}

  /**
   * What the replay came to.
   *
   * @param played the moves up to the first that is not legal
   * @param end the position after them
   * @param illegal which text is the first that names no legal move; the number of texts if all do
   * @param settled how many texts fitted several moves of which what follows leaves one
   * @param unsettled how many texts fit several moves to the end
   */
  record Result(List<Played> played, Position end, int illegal, int settled, int unsettled) {
    Result {
      played = List.copyOf(played);
    }
  }

  LineReplay(Position start, List<PdnMove> texts, BiConsumer<PdnMove, String> problems) {
    Board board = start.variant().board();
    this.start = start;
    this.otherNames = board.renamed(
        board.naming().style() == SquareNaming.Style.NUMBERS
            ? SquareNaming.LETTERS
            : SquareNaming.NUMBERS);
    this.texts = texts;
    this.problems = problems;
  }

  /** Takes texts as they are read one by one; or else, if that leads nowhere, as short ones. */
  Result play() {
    Result result = attempt();
    if (result.illegal() < texts.size()) {
      List<Finding> found = List.copyOf(findings);
      shortened = true;
      Result other = attempt();
      if (other.illegal() > result.illegal()) {
        result = other;
      } else {
        findings.clear();
        findings.addAll(found);
      }
    }
    findings.forEach(finding -> problems.accept(finding.text(), finding.sentence()));
    return result;
  }

  private Result attempt() {
    findings.clear();
    List<Way> ways = List.of(new Way(start, null, null, start, -1, false));
    List<Way> beforeMove = ways;
    int begunAt = 0;
    int at = 0;
    try {
      while (at < texts.size()) {
        int last = at;
        Optional<List<Way>> begun = setUp(ways, texts.get(at));
        if (begun.isEmpty()) {
          break;
        }
        List<Way> further = further(begun.get(), at, text(at, last));
        while (goesOn(further, last)) {
          last++;
          further = further(begun.get(), at, text(at, last));
        }
        if (further.isEmpty() && isNextHop(at)) {
          // The hop before could have been the whole capture, and was not.
          further = further(beforeMove, begunAt, text(begunAt, at));
        } else {
          beforeMove = begun.get();
          begunAt = at;
        }
        if (further.isEmpty()) {
          report(texts.get(at), begun.get().get(0).position());
          break;
        }
        ways = further;
        at = last + 1;
      }
    } catch (HookFailure | TooManyMovesException e) {
      // What the rules cannot judge ends this line, and keeps no other game from being read.
      PdnMove text = texts.get(at);
      findings.add(new Finding(text, "`" + text.text() + "` cannot be judged: " + e.getMessage()));
    }
    return result(ways, at);
  }

  /** The ways with the position that is set up before this text, if one is; empty if it is none. */
  private Optional<List<Way>> setUp(List<Way> ways, PdnMove text) {
    if (text.setup().isEmpty()) {
      return Optional.of(ways);
    }
    Variant variant = start.variant();
    try {
      Position position =
          variant.position(Fen.read(variant.board(), text.setup().get()));
      return Optional.of(ways.stream().map(way -> way.setUp(position)).toList());
    } catch (FenException | IllegalSetupException e) {
      findings.add(new Finding(text, "The position set up here is none: " + e.getMessage()));
      return Optional.empty();
    }
  }

  private String text(int from, int last) {
    StringBuilder joined = new StringBuilder();
    for (int i = from; i <= last; i++) {
      joined.append(joined.isEmpty() ? "" : " ").append(texts.get(i).text());
    }
    return joined.toString();
  }

  /** Whether the next text is a further hop of the same capture: it begins where every way's piece is in mid-capture. */
  private boolean goesOn(List<Way> further, int last) {
    if (further.isEmpty() || last + 1 >= texts.size() || !isNextHop(last + 1)) {
      return false;
    }
    String ended = squares(texts.get(last + 1).text()).get(0);
    return further.stream()
        .allMatch(way -> way.move() != null && !isCalled(way.move().to(), ended));
  }

  /** Whether the text begins on the square on which the one before ends. */
  private boolean isNextHop(int text) {
    if (text == 0 || texts.get(text).setup().isPresent()) {
      return false;
    }
    List<String> done = squares(texts.get(text - 1).text());
    List<String> next = squares(texts.get(text).text());
    return !done.isEmpty() && !next.isEmpty() && done.get(done.size() - 1).equals(next.get(0));
  }

  /** A text may call squares by numbers where the variant has letters, and the other way round. */
  private boolean isCalled(Square square, String name) {
    return name.equals(square.name())
        || name.equals(otherNames.square(square.index()).name());
  }

  /** The squares of the text, the way names are compared: lower case, without leading zeros. */
  private static List<String> squares(String text) {
    return SQUARE
        .matcher(text.toLowerCase(Locale.ROOT))
        .results()
        .map(found -> found.group(1) + found.group(2))
        .toList();
  }

  private List<Way> further(List<Way> ways, int at, String text) {
    List<Way> further = new ArrayList<>();
    for (Way way : ways) {
      List<Move> candidates = candidates(way.position(), text);
      for (Move move : candidates) {
        if (further.size() < MOST_WAYS) {
          further.add(new Way(
              way.position().play(move), way, move, way.position(), at, candidates.size() > 1));
        }
      }
    }
    return further;
  }

  private List<Move> candidates(Position position, String text) {
    try {
      List<Move> candidates = MoveText.candidates(position, text);
      return shortened && candidates.size() == 1
          ? endingAlike(position, candidates.get(0))
          : candidates;
    } catch (MoveTextException.Unreadable notAMove) {
      return List.of();
    }
  }

  /** The move and, if its two squares are its whole way, the longer ones that other programs write so too. */
  private static List<Move> endingAlike(Position position, Move move) {
    return position.legalMoves().stream()
        .filter(other -> other.equals(move)
            || (move.route().size() == 2
                && other.from().equals(move.from())
                && other.to().equals(move.to())
                && other.isCapture() == move.isCapture()))
        .toList();
  }

  private void report(PdnMove text, Position position) {
    String reason;
    try {
      MoveText.read(position, text.text());
      reason = "it fits no way in which the moves before it can be read";
    } catch (MoveTextException.Illegal illegal) {
      Refusal refusal = illegal.refusal();
      reason = refusal.sentence();
    } catch (MoveTextException other) {
      reason = String.valueOf(other.getMessage());
    }
    findings.add(new Finding(text, "`" + text.text() + "` is not legal: " + reason));
  }

  private Result result(List<Way> ways, int illegal) {
    List<List<Way>> paths = ways.stream().map(LineReplay::path).toList();
    List<Way> kept = paths.get(0);
    int settled = 0;
    int unsettled = 0;
    List<Played> played = new ArrayList<>();
    for (int i = 0; i < kept.size(); i++) {
      Way way = kept.get(i);
      Move move = Optional.ofNullable(way.move()).orElseThrow();
      if (isOpen(paths, i, move)) {
        unsettled++;
        PdnMove text = texts.get(way.text());
        findings.add(new Finding(
            text,
            "`" + text.text() + "` fits several moves, and nothing that follows"
                + " tells which; taken as " + MoveText.full(start.variant(), move) + "."));
      } else if (way.chosen()) {
        settled++;
      }
      played.add(new Played(way.from(), move, way.text()));
    }
    return new Result(played, ways.get(0).position(), illegal, settled, unsettled);
  }

  private static boolean isOpen(List<List<Way>> paths, int ply, Move move) {
    return paths.stream()
        .anyMatch(path -> ply >= path.size() || !move.equals(path.get(ply).move()));
  }

  private static List<Way> path(Way end) {
    List<Way> path = new ArrayList<>();
    for (Way way = end; way.before() != null; way = way.before()) {
      path.add(way);
    }
    Collections.reverse(path);
    return path;
  }
}
