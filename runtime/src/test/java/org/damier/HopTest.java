package org.damier;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.board.Square;
import org.damier.notation.MoveText;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;

class HopTest {

  private static List<Hop> hops(RuleSet rules, String fen, String text) {
    Position position = Games.position(rules, fen);
    Move move = MoveText.read(position, text);
    return Hop.of(position.variant(), move);
  }

  private static List<String> lifted(Hop hop) {
    return hop.lifted().stream().map(Square::name).toList();
  }

  @Test
  void aStepIsOneHop() {
    List<Hop> hops = hops(Games.international(), "W:W10:B31", "10-4");

    assertThat(hops).hasSize(1);
    assertThat(hops.get(0).captured()).isEmpty();
    assertThat(hops.get(0).rankAfter()).isEqualTo(Rank.KING);
  }

  @Test
  void capturedPiecesLeaveTogetherWhereTheRulesSaySo() {
    List<Hop> hops = hops(Games.international(), "W:W15:B9,10", "15x13");

    assertThat(hops).extracting(Hop::to).extracting(Square::name).containsExactly("4", "13");
    assertThat(hops)
        .extracting(hop -> hop.captured().orElseThrow().name())
        .containsExactly("10", "9");
    assertThat(hops).extracting(HopTest::lifted).containsExactly(List.of(), List.of("10", "9"));
    assertThat(hops).extracting(Hop::rankAfter).containsExactly(Rank.MAN, Rank.MAN);
  }

  @Test
  void capturedPiecesLeaveOneByOneWhereTheRulesSaySo() {
    RuleSet atOnce = Games.internationalPlay()
        .removal(Removal.AT_ONCE)
        .reversal(Reversal.FORBIDDEN)
        .noMove(org.damier.rules.Ending.Verdict.LOSES)
        .build();

    List<Hop> hops = hops(atOnce, "W:W15:B9,10", "15x13");

    assertThat(hops).extracting(HopTest::lifted).containsExactly(List.of("10"), List.of("9"));
  }

  /** A man that passes the last row in a capture goes on as a king. */
  @Test
  void aManBecomesAKingAtTheHopThatTouchesTheLastRow() {
    List<Hop> hops = hops(Games.russian(), "W:Wf6:Be7,c7", "f6:d8:b6");

    assertThat(hops).extracting(Hop::rankAfter).containsExactly(Rank.KING, Rank.KING);
    List<Hop> before = hops(Games.russian(), "W:Wd4:Be5,e7,c7", "d4:f6:d8:b6");
    assertThat(before).extracting(Hop::rankAfter).containsExactly(Rank.MAN, Rank.KING, Rank.KING);
  }
}
