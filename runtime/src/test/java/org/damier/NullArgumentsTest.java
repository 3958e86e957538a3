package org.damier;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.damier.board.Board;
import org.damier.notation.Diagram;
import org.damier.notation.Fen;
import org.damier.notation.GameFen;
import org.damier.notation.MoveText;
import org.damier.storage.StoredGame;
import org.damier.storage.StoredRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Callers whose compilers do not know our annotations are told which argument was null. */
@SuppressWarnings("NullAway") // Null is what this is about.
class NullArgumentsTest {

  private static final Variant VARIANT = Variant.of(Games.international());
  private static final Board BOARD = VARIANT.board();

  static Stream<Arguments> calls() {
    return Stream.of(
        call("text", () -> Fen.read(BOARD, null)),
        call("board", () -> Fen.read(null, "W:W31:B1")),
        call("text", () -> Fen.readText(BOARD, null)),
        call("text", () -> GameFen.read(VARIANT, null)),
        call("variant", () -> GameFen.read(null, "W:W31:B1")),
        call("text", () -> Diagram.read(BOARD, null)),
        call("text", () -> MoveText.read(VARIANT.start(), null)),
        call("position", () -> MoveText.read(null, "32-28")),
        call("text", () -> MoveText.candidates(VARIANT.start(), null)),
        call("text", () -> MoveText.why(Game.of(VARIANT), null)),
        call("text", () -> StoredGame.read(VARIANT, null)),
        call("text", () -> StoredGame.readByOtherRules(VARIANT, null)),
        call("text", () -> StoredGame.rulesOf(null)),
        call("text", () -> StoredRules.read(null)),
        call("text", () -> StoredRules.variant(null)),
        call("name", () -> BOARD.find(null)),
        call("name", () -> BOARD.square((String) null)),
        call("rules", () -> Variant.of(null)));
  }

  private static Arguments call(String argument, ThrowingCallable call) {
    return Arguments.of(argument, call);
  }

  @ParameterizedTest
  @MethodSource("calls")
  void theArgumentIsNamed(String argument, ThrowingCallable call) {
    assertThatNullPointerException().isThrownBy(call).withMessage(argument);
  }
}
