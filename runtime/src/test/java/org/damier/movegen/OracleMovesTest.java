package org.damier.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.damier.board.Placement;
import org.damier.board.Side;
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
}
