package org.damier.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.junit.jupiter.api.Test;

/** Every legal move has a text that is read as that move. */
class NamedMovesTest {

  /** A man flies over 4, 9 and 11 to 15, on one way by squares that make it a king and on another not. */
  @Test
  void capturesThatDifferInRankAloneAreToldApartByTheirWays() {
    Variant variant = VariantCompiler.with(SourceResolver.NONE)
        .compile(Source.of("ranks", """
            variant "Ranks"
            board 4 x 8, hexes, trimmed by 2
            notation numbers, 1 at bottom right
            setup
              white man 4 3 2 1
              black man 26 25 24
            piece man
              moves step backward, forward
              captures fly forward, backward, landing anywhere
              promotes to king on last row, at once, continuing
            piece king
              moves step any
              captures fly any, landing where it can continue
            capture
              optional
              may stop
              majority most pieces, then most kings
              removal at end of move
            play
              white first
            ending
              no move loses
            """))
        .variant()
        .orElseThrow();
    Position position =
        variant.position(Fen.read(variant.board(), "B:WK26,K24,22,K21,K11,9,K8,K4:B17,13"));

    assertThat(position.legalMoves())
        .filteredOn(move -> move.captured().size() == 3 && move.to().name().equals("15"))
        .extracting(Move::rankAfter)
        .contains(Rank.KING, Rank.MAN);
    assertThat(position.legalMoves())
        .allSatisfy(move ->
            assertThat(MoveText.read(position, MoveText.write(position, move))).isEqualTo(move));
  }
}
