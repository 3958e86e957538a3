package org.damier.features.spec;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShippedStepsTest {

  @Test
  void everyStepHasAnExampleThatBeginsWithItsKeyword() {
    assertThat(ShippedSteps.all())
        .hasSizeGreaterThan(30)
        .allMatch(step -> step.example().startsWith(step.keyword() + " "));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      the possible moves are                   | the legal moves are
      teh leagl moves are                      | the legal moves are
      the "dameo" game                         | the {string} variant
      White makes the move "d4-d5"             | {side} plays {string}
      "a1-a2" is illegal                       | {string} is legal
      "a1-a2" is not leagl since "blocked"     | {string} is not legal because {string}
      there are 12 moves                       | there is/are {int} legal move(s)
      White wins                               | {side} wins because {string}
      the game is drawn                        | the game is drawn because {string}
      Black has 3 men                          | {side} has {int} man/men and {int} king(s)
      the position has stood                   | the position has stood {int} time(s)
      black has won because "no move"          | {side} wins because {string}
      """)
  void theNearestStepIsTheOneMeant(String written, String meant) {
    assertThat(ShippedSteps.nearest(written)).map(ShippedStep::pattern).hasValue(meant);
  }

  @Test
  void aCommentBehindAStepIsNoneAndIsSaidSo() {
    assertThat(ShippedSteps.undefined("the position \"W:W1:B2\"   # with one piece each"))
        .startsWith("There is no such step. A comment stands on a line of its own. The nearest is:")
        .contains("Given the position \"");
    assertThat(ShippedSteps.undefined("White wins since \"number # of kings\""))
        .doesNotContain("comment");
  }

  @Test
  void whatIsLikeNoStepSuggestsNone() {
    assertThat(ShippedSteps.nearest("somebody spilt coffee over everything")).isEmpty();
    assertThat(ShippedSteps.undefined("somebody spilt coffee over everything"))
        .contains("`damier steps`");
  }
}
