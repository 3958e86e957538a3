package org.damier.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.damier.Perft;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Material;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;

/** Where the piece moved last must be taken, a position remembers it, and nothing else of the past. */
final class ExposureTest {

  private static final Variant VARIANT = Variants.load("give-and-take");

  private static Position after(Position position, String... moves) {
    Position at = position;
    for (String move : moves) {
      at = at.play(MoveText.read(at, move));
    }
    return at;
  }

  @Test
  void thePieceThatCanBeTakenIsRemembered() {
    Position position = after(VARIANT.start(), "c3-c4", "c6-c5");

    assertThat(position.exposed())
        .hasValueSatisfying(square -> assertThat(square.name()).isEqualTo("c5"));
    assertThat(position)
        .isNotEqualTo(VARIANT.position(new Setup(position.placement(), position.sideToMove())));
    assertThat(Perft.count(position, 1)).isEqualTo(1);
  }

  @Test
  void aPieceThatCannotBeTakenIsNot() {
    Position position = after(VARIANT.start(), "c3-c4", "h6-h5");

    assertThat(position.exposed()).isEmpty();
    assertThat(position)
        .isEqualTo(VARIANT.position(new Setup(position.placement(), position.sideToMove())));
  }

  @Test
  void textsOfPositionsSayIt() {
    Position position = after(VARIANT.start(), "c3-c4", "c6-c5");
    String text = Fen.write(position);

    assertThat(text).endsWith(":Xc5");
    assertThat(VARIANT.position(Fen.read(VARIANT.board(), text))).isEqualTo(position);
  }

  @Test
  void aSquareThatIsNoneIsAProblem() {
    assertThatThrownBy(() -> Fen.read(VARIANT.board(), "W:Wd4:Bd5,h8:Xz9"))
        .hasMessageContaining("`z9` is not a square of this board");
  }

  @Test
  void otherGamesForgetIt() {
    Variant turkish = Variants.load("turkish");

    assertThat(turkish.position(Fen.read(turkish.board(), "W:Wd4:Bd5,h8:Xd5")).exposed())
        .isEmpty();
  }

  @Test
  void itIsTakenFirst() {
    // The king takes c5 and can go on over d7 from c7.
    Position open = VARIANT.position(Fen.read(VARIANT.board(), "B:WKc4,h1:Bc6,d7,h8"));
    Position position = after(open, "c6-c5");

    assertThat(position.legalMoves())
        .isNotEmpty()
        .allSatisfy(move -> assertThat(move.captured().get(0).name()).isEqualTo("c5"));
    assertThat(List.copyOf(position.legalMoves())).doesNotHaveDuplicates();
  }

  /** After d6xd4 the king on a4 could take the man, but with one white piece left the game is over. */
  @Test
  void aDecidedGameKnowsNoDuty() {
    RuleSet rules = VARIANT.rules();
    List<Ending> endings = new ArrayList<>(rules.endings());
    Material onePiece = new Material(List.of(Forces.pieces(1)), Forces.ANY);
    endings.add(0, new Ending(new Condition.Balance(onePiece), Ending.Verdict.DRAWS));
    Variant ending = Variant.of(rules.withEndings(endings));
    String text = "B:WKa4,d5:Bd6,h8";

    assertThat(after(VARIANT.position(Fen.read(VARIANT.board(), text)), "d6xd4").exposed())
        .isPresent();
    Position decided = after(ending.position(Fen.read(ending.board(), text)), "d6xd4");
    assertThat(decided.exposed()).isEmpty();
    assertThat(decided.legalMoves()).isEmpty();
  }
}
