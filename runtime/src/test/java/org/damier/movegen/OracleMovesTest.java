package org.damier.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.RuleSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OracleMovesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "armenian",
        "armenian-deferred",
        "armenian-passing",
        "brazilian",
        "canadian",
        "croda",
        "czech",
        "dameo",
        "english",
        "frisian",
        "frysk",
        "ghanaian",
        "international",
        "italian",
        "killer",
        "pool",
        "russian",
        "spanish",
        "thai",
        "turkish"
      })
  void bothGeneratorsListTheMovesOfTheOracle(String variant) {
    RuleSet rules = SampleRules.of(variant);
    List<Oracle.Listing> listings = Oracle.listings(variant);
    assertThat(listings).hasSizeGreaterThanOrEqualTo(80);
    for (Oracle.Listing listing : listings) {
      for (MoveGenerator generator :
          List.of(new TableGenerator(rules), new PlainGenerator(rules))) {
        Placement placement = Positions.placement(rules.board(), listing.position());
        Side side = Positions.sideToMove(listing.position());
        assertThat(Positions.texts(generator.legalMoves(placement, side)))
            .as("%s: %s", generator.getClass().getSimpleName(), listing.position())
            .isEqualTo(listing.moves());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"armenian", "croda", "frisian", "international", "italian", "killer", "russian"})
  void everyJumpOfARouteLeadsOverItsVictim(String variant) {
    RuleSet rules = SampleRules.of(variant);
    int jumps = 0;
    for (Oracle.Listing listing : Oracle.listings(variant)) {
      Placement placement = Positions.placement(rules.board(), listing.position());
      Side side = Positions.sideToMove(listing.position());
      for (Move move : new TableGenerator(rules).legalMoves(placement, side)) {
        assertThat(move.route()).hasSize(Math.max(2, move.captured().size() + 1));
        for (int jump = 0; jump < move.captured().size(); jump++) {
          assertThat(line(rules.board(), move.route().get(jump), move.route().get(jump + 1)))
              .as("%s in %s", move, listing.position())
              .contains(move.captured().get(jump));
          jumps++;
        }
      }
    }
    assertThat(jumps).isPositive();
  }

  /** The squares between two that lie in one line; none if they do not. */
  private static List<Square> line(Board board, Square from, Square to) {
    for (Direction direction : Direction.values()) {
      List<Square> between = new ArrayList<>();
      Optional<Square> next = board.next(from, direction);
      while (next.isPresent() && !next.get().equals(to)) {
        between.add(next.get());
        next = board.next(next.get(), direction);
      }
      if (next.isPresent()) {
        return between;
      }
    }
    return List.of();
  }
}
