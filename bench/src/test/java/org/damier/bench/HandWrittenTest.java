package org.damier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The generators written by hand against counts of a program that shares no code with them. */
class HandWrittenTest {

  private static final String START_OF_INTERNATIONAL =
      Tree.of("international start").position();
  private static final String START_OF_DAMEO = Tree.of("dameo start").position();

  @ParameterizedTest
  @EnumSource
  void treesHaveAsManyLeavesAsElsewhere(Mode mode) {
    List<String[]> rows = Rows.of("perft.tsv");
    assertThat(rows).hasSize(51);
    for (String[] row : rows) {
      Contender contender = Contestant.HAND.open(row[0], position(row[0], row[1]));
      assertThat(contender.perft(mode, Integer.parseInt(row[2])))
          .as("%s %s, depth %s", row[0], row[1], row[2])
          .isEqualTo(Long.parseLong(row[3]));
    }
  }

  @ParameterizedTest
  @EnumSource
  void positionsHaveAsManyMovesAsElsewhere(Mode mode) {
    List<String[]> rows = Rows.of("moves.tsv");
    assertThat(rows).hasSize(400);
    for (String[] row : rows) {
      assertThat(Contestant.HAND.open(row[0], row[1]).perft(mode, 1))
          .as("%s %s", row[0], row[1])
          .isEqualTo(Long.parseLong(row[2]));
    }
  }

  private static String position(String game, String text) {
    if (!text.equals("start")) {
      return text;
    }
    return game.equals("dameo") ? START_OF_DAMEO : START_OF_INTERNATIONAL;
  }
}
