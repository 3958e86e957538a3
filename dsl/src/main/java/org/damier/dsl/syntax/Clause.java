package org.damier.dsl.syntax;

import java.util.List;
import java.util.Optional;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.dsl.diagnostic.Span;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureSelection;
import org.damier.rules.DirectionWord;
import org.damier.rules.Landing;

/** One clause of a variant file: one rule, as it is written, not yet checked. */
public sealed interface Clause {

  /** The whole clause. */
  Span span();

  /** What the rule is called: a clause replaces the parent's clauses of the same name. */
  String name();

  /** {@code board 10 x 10, dark squares, left corner dark}. */
  record BoardClause(
      Span span,
      Located<Integer> columns,
      Located<Integer> rows,
      Optional<Located<Ground>> ground,
      Optional<Located<NearCorner>> corner,
      Optional<Located<Integer>> trimmed,
      List<Located<Direction>> forward)
      implements Clause {
    @Override
    public String name() {
      return "board";
    }
  }

  /** What is said of the corner at White's left or right hand. */
  record NearCorner(boolean left, boolean dark) {

    /** Whether that makes the corner at the left hand dark, on a board of so many columns. */
    public boolean leftIsDark(int columns) {
      boolean alike = left || columns % 2 == 1;
      return dark == alike;
    }
  }

  /** What a board is made of. */
  sealed interface Ground {

    /** All squares of a rectangle, or the dark ones. */
    record Chequered(boolean darkOnly) implements Ground {}

    /** Hexes. */
    record OfHexes() implements Ground {}

    /** Points on lines, each from one square to another. */
    record OfLines(List<Squares.Range> lines) implements Ground {
      public OfLines {
        lines = List.copyOf(lines);
      }
    }
  }

  /** {@code notation numbers, 1 at top left}. */
  record NotationClause(
      Span span,
      Located<SquareNaming.Style> style,
      Optional<First> first,
      Optional<Located<String>> stepSign,
      Optional<Located<String>> captureSign)
      implements Clause {
    @Override
    public String name() {
      return "notation";
    }

    /** {@code a1 at bottom left}. */
    public record First(Located<String> square, SquareNaming.Corner corner) {}
  }

  /** {@code game type 20}. */
  record GameTypeClause(Span span, Located<Integer> number) implements Clause {

    /** The name of these clauses, which no variant inherits. */
    public static final String NAME = "game type";

    @Override
    public String name() {
      return NAME;
    }
  }

  /** {@code zone "far edges" white a8-h8, black rotated}, or {@code zone "main road" a1-h8} for both sides. */
  record ZoneClause(Span span, Located<String> title, List<SideZone> sides, Squares.Listed both)
      implements Clause {
    @Override
    public String name() {
      return "zone " + title.value();
    }
  }

  /** {@code white man a1-h1 b2-g2}. */
  record PlacementClause(Span span, Side side, Rank rank, Squares squares) implements Clause {
    @Override
    public String name() {
      return side.title().toLowerCase(java.util.Locale.ROOT) + " " + rank.word();
    }

    /** Whether it says {@code none}. */
    public boolean none() {
      return squares instanceof Squares.Listed listed && listed.items().isEmpty();
    }
  }

  /** A setup as a picture; the text is what stands between the quotes, beginning on the line given. */
  record DiagramClause(Span span, String text, int firstLine, int firstColumn) implements Clause {
    @Override
    public String name() {
      return "diagram";
    }
  }

  /** {@code moves step forward and slide diagonal}; no manner means {@code never}. */
  record MovesClause(Span span, Rank rank, List<Manner> manners) implements Clause {
    @Override
    public String name() {
      return rank.word() + " moves";
    }
  }

  /** {@code captures fly diagonal, landing anywhere}; no manner means {@code never}. */
  record CapturesClause(Span span, Rank rank, List<Manner> manners) implements Clause {
    @Override
    public String name() {
      return rank.word() + " captures";
    }
  }

  /**
   * One way of moving or capturing.
   *
   * @param gait its word: {@code slide}, {@code jump}
   * @param directions terms of words side by side
   * @param landings what is said of landing; a good manner has at most one
   * @param victims what is said of the ranks of victims; a good manner has at most one
   * @param terms what else is said of it
   */
  record Manner(
      Span span,
      Gait gait,
      List<Located<List<DirectionWord>>> directions,
      List<Located<Landing>> landings,
      List<Located<Rank>> victims,
      Terms terms) {

    /** A manner of which nothing else is said. */
    public Manner(Span span, Gait gait, List<Located<List<DirectionWord>>> directions) {
      this(span, gait, directions, List.of(), List.of(), Terms.NONE);
    }

    /** Whether it is a capture from any distance. */
    public boolean flies() {
      return gait == Gait.FLY;
    }
  }

  /** What few captures have: {@code over own pieces too}, {@code from afar}, {@code landing on "home"}. */
  record Terms(boolean overOwnToo, Optional<Span> fromAfar, Optional<Place> landingOn) {

    /** Nothing. */
    public static final Terms NONE = new Terms(false, Optional.empty(), Optional.empty());
  }

  /** How a piece goes: the first five without capturing. */
  enum Gait {
    STEP,
    SLIDE,
    LINE,
    LEAP,
    VAULT,
    JUMP,
    FLY
  }

  /** {@code promotes to king on last row, at end of move}; without a zone it means {@code never}. */
  record PromotesClause(
      Span span,
      Rank rank,
      boolean never,
      Optional<Place> place,
      List<SideZone> zones,
      Optional<Located<Boolean>> atOnce,
      Optional<Located<Boolean>> continuing)
      implements Clause {
    @Override
    public String name() {
      return rank.word() + " promotes";
    }
  }

  /** {@code rests after 3 moves in a row, while its side has men}; without a number it means {@code never}. */
  record RestsClause(
      Span span, Rank rank, Optional<Located<Integer>> moves, boolean whileSideHasMen)
      implements Clause {
    @Override
    public String name() {
      return rank.word() + " rests";
    }
  }

  /** {@code white h8}, {@code black rotated}. */
  record SideZone(Span span, Side side, Squares squares) {}

  /** {@code mandatory}, {@code optional} or {@code forfeit}. */
  record DutyClause(Span span, CaptureRules.Duty duty) implements Clause {
    @Override
    public String name() {
      return "duty";
    }
  }

  /** {@code must go on}, {@code may stop} or {@code single jump}. */
  record ContinuationClause(Span span, CaptureRules.Continuation continuation) implements Clause {
    @Override
    public String name() {
      return "continuation";
    }
  }

  /** {@code majority most pieces, then by king}; no criterion means {@code none}. */
  record MajorityClause(Span span, List<CriterionTree> criteria, CaptureSelection.Scope scope)
      implements Clause {
    @Override
    public String name() {
      return "majority";
    }
  }

  /** {@code removal at end of move}. */
  record RemovalClause(Span span, CaptureRules.Removal removal) implements Clause {
    @Override
    public String name() {
      return "removal";
    }
  }

  /** {@code reversal forbidden}. */
  record ReversalClause(Span span, CaptureRules.Reversal reversal) implements Clause {
    @Override
    public String name() {
      return "reversal";
    }
  }

  /** {@code captor changes side}. */
  record CaptorClause(Span span, CaptureRules.Captor captor) implements Clause {
    @Override
    public String name() {
      return "captor";
    }
  }

  /** {@code white first}. */
  record FirstClause(Span span, Side side) implements Clause {
    @Override
    public String name() {
      return "first";
    }
  }

  /** {@code hook moves "a sentence" from "script.groovy"}. */
  record HookClause(
      Span span,
      String kind,
      Located<String> sentence,
      Optional<Located<String>> file,
      Optional<Fence> fence)
      implements Clause {
    @Override
    public String name() {
      return "hook " + kind;
    }

    /** Whether it says {@code none}. */
    public boolean none() {
      return file.isEmpty() && fence.isEmpty();
    }
  }

  /**
   * A script inside the variant file.
   *
   * @param opening what stands on the line of the opening fence, behind it
   * @param firstLine the line on which the script begins
   */
  record Fence(Located<String> opening, String text, int firstLine) {}

  /** {@code no move loses}. */
  record EndingClause(Span span, ConditionTree condition, Located<VerdictWord> verdict)
      implements Clause {
    @Override
    public String name() {
      return "ending " + condition.name();
    }
  }

  /** What an ending does; the last switches off an ending of the parent. */
  enum VerdictWord {
    LOSES,
    WINS,
    DRAWS,
    PLAYS_ON
  }
}
