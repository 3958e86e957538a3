package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** A piece of the start is missing, stands beside its place, or is of the other rank. */
final class SetupMutator implements Mutator {

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    List<Mutant> mutants = new ArrayList<>();
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        rules.start().of(side, rank).indexes().stream()
            .map(rules.board()::square)
            .reduce((first, second) -> second)
            .ifPresent(square -> addMutants(rules, new Piece(side, rank), square, mutants));
      }
    }
    return mutants.stream();
  }

  private static void addMutants(RuleSet rules, Piece piece, Square square, List<Mutant> mutants) {
    Rank otherRank = piece.rank() == Rank.MAN ? Rank.KING : Rank.MAN;
    Placement without = rules.start().without(square);
    add(rules, piece, "no " + piece + " on " + square, without, mutants);
    add(
        rules,
        piece,
        "a " + otherRank.word() + " on " + square,
        without.with(new Piece(piece.side(), otherRank), square),
        mutants);
    firstEmpty(rules)
        .ifPresent(empty -> add(
            rules,
            piece,
            "a " + piece + " on " + empty + " instead of " + square,
            without.with(piece, empty),
            mutants));
  }

  private static void add(
      RuleSet rules, Piece piece, String change, Placement start, List<Mutant> mutants) {
    RulePart part = RulePart.setup(piece.side(), piece.rank());
    mutants.add(new Mutant(part, change, rules.withStart(start)));
  }

  /** An empty square that no man of either side reaches by being promoted, if there is one. */
  private static Optional<Square> firstEmpty(RuleSet rules) {
    Board board = rules.board();
    return board.squares().stream()
        .filter(square -> rules.start().at(square).isEmpty())
        .filter(square -> rules.man().promotion().stream()
            .noneMatch(promotion -> promotion.zone().white().contains(square)
                || promotion.zone().black().contains(square)))
        .filter(square -> Stream.of(Direction.values())
            .filter(board.directions()::contains)
            .anyMatch(direction -> board.next(square, direction).isPresent()))
        .findFirst();
  }
}
