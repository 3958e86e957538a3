package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.IllegalSetupException;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;

/**
 * The same game under two rule sets, as long as they agree. What they say of a game is which moves are legal, what these do,
 * and how the game stands.
 *
 * @param begin where it began, as FEN
 * @param original under the rules
 * @param mutant under the changed rules
 */
record Comparison(String begin, Game original, Game mutant) {

  private static final int MOVES_SHOWN = 6;

  /** Two answers that differ. */
  private record Answers(String original, String mutant) {}

  /** The game in which both variants begin. */
  static Comparison ofStarts(Variant original, Variant mutant) {
    return of(original.start(), mutant.start());
  }

  /** The game that begins in the position of the setup; empty if one of the rule sets knows no such position. */
  static Optional<Comparison> from(Setup setup, Variant original, Variant mutant) {
    try {
      return Optional.of(of(original.position(setup), mutant.position(setup)));
    } catch (IllegalSetupException e) {
      return Optional.empty();
    }
  }

  /** A position of the one rule set that is none of the other. */
  static Optional<Difference> ofPositions(Setup setup, Variant original, Variant mutant) {
    boolean one = isPosition(setup, original);
    if (one == isPosition(setup, mutant)) {
      return Optional.empty();
    }
    String fen = Fen.write(original.board(), setup.placement(), setup.sideToMove());
    return Optional.of(new Difference(
        fen, List.of(), one ? "a position" : "no position", one ? "no position" : "a position"));
  }

  private static boolean isPosition(Setup setup, Variant variant) {
    try {
      variant.position(setup);
      return true;
    } catch (IllegalSetupException e) {
      return false;
    }
  }

  private static Comparison of(Position original, Position mutant) {
    return new Comparison(Fen.write(original), Game.from(original), Game.from(mutant));
  }

  /** The game after one more move, which both allow. */
  Comparison play(Move move) {
    return new Comparison(begin, original.play(move), mutant.play(move));
  }

  /** Where the rule sets differ about the game as it stands; empty if they agree. */
  Optional<Difference> difference() {
    return placements()
        .or(this::outcomes)
        .or(this::legalMoves)
        .map(answers -> new Difference(begin, written(), answers.original(), answers.mutant()));
  }

  private List<String> written() {
    List<String> written = new ArrayList<>();
    Game game = Game.from(original.start());
    for (Move move : original.moves()) {
      written.add(MoveText.write(game.position(), move));
      game = game.play(move);
    }
    return written;
  }

  private Optional<Answers> placements() {
    Position one = original.position();
    Position other = mutant.position();
    boolean alike = one.placement().equals(other.placement())
        && one.sideToMove() == other.sideToMove()
        && one.variant().board().equals(other.variant().board());
    return alike ? Optional.empty() : Optional.of(new Answers(Fen.write(one), Fen.write(other)));
  }

  private Optional<Answers> outcomes() {
    String one = standing(original);
    String other = standing(mutant);
    return one.equals(other) ? Optional.empty() : Optional.of(new Answers(one, other));
  }

  /** Who has won and by what kind of rule; the sentence may name a rule's numbers. */
  private static String standing(Game game) {
    Optional<Outcome> outcome = game.outcome();
    if (outcome.isEmpty()) {
      return "the game goes on";
    }
    String winner = outcome.get().winner().map(side -> side.title() + " wins").orElse("draw");
    return winner + " (" + outcome.get().reason().name().replace('_', ' ').toLowerCase(Locale.ROOT)
        + ")";
  }

  private Optional<Answers> legalMoves() {
    // Mostly they are found in the same order.
    if (original.position().legalMoves().equals(mutant.position().legalMoves())) {
      return Optional.empty();
    }
    Set<Move> one = new HashSet<>(original.position().legalMoves());
    Set<Move> other = new HashSet<>(mutant.position().legalMoves());
    return one.equals(other)
        ? Optional.empty()
        : Optional.of(new Answers(listed(one, other), listed(other, one)));
  }

  /** The moves, those first that the other rule set does not allow. */
  private String listed(Set<Move> moves, Set<Move> others) {
    if (moves.isEmpty()) {
      return "no legal move";
    }
    List<Move> own = moves.stream().filter(move -> !others.contains(move)).toList();
    List<Move> shown = own.isEmpty() ? List.copyOf(moves) : own;
    String texts = shown.stream()
        .map(this::text)
        .sorted()
        .limit(MOVES_SHOWN)
        .collect(Collectors.joining(", "));
    return (own.isEmpty() || own.size() == moves.size() ? "legal: " : "legal too: ")
        + texts
        + (shown.size() > MOVES_SHOWN ? " …" : "");
  }

  private String text(Move move) {
    return MoveText.full(original.position().variant(), move) + (move.promotes() ? " (king)" : "");
  }
}
