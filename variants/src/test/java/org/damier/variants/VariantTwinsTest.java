package org.damier.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.engine.Engine;
import org.damier.movegen.PlainGenerator;
import org.damier.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every shipped variant's generators, plain, tabled and emitted, agree wherever a game may lead. */
final class VariantTwinsTest {

  private static final int PLAYED = 300;
  private static final int SCATTERED = 300;

  static List<String> names() {
    return Variants.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void theGeneratorsListTheSameMoves(String name) {
    Variant variant = Variants.load(name);
    PlainGenerator plain = new PlainGenerator(variant.rules());
    SomePositions positions = new SomePositions(variant, name.hashCode());

    positions.play(PLAYED, position -> compare(plain, position));
    positions.scatter(SCATTERED, position -> compare(plain, position));
  }

  /** The games with the clauses that hardly any other has are compared with an emitted engine too. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "bahrain",
        "give-and-take",
        "give-and-take-mandatory",
        "keny-chosen",
        "metacheckers"
      })
  void rareClausesAreEmitted(String name) {
    assertThat(Variants.load(name).engine()).isPresent();
  }

  private static void compare(PlainGenerator plain, Position reached) {
    // What a game has come through, such as kings that must rest, is no matter of the generators.
    Position position =
        reached.variant().position(new Setup(reached.placement(), reached.sideToMove()));
    List<Move> expected = plain.legalMoves(position.placement(), position.sideToMove());

    assertThat(position.legalMoves())
        .as(Fen.write(position))
        .containsExactlyInAnyOrderElementsOf(expected);
    reached.variant().engine().ifPresent(engine -> {
      compare(engine, position);
      compare(engine, reached);
    });
  }

  /** An engine knows what a game has come through, too. */
  private static void compare(Engine engine, Position position) {
    assertThat(EngineMoves.results(engine, position))
        .as("engine: %s", Fen.write(position))
        .containsExactlyInAnyOrderElementsOf(position.legalMoves().stream()
            .map(move -> EngineMoves.result(position, move))
            .toList());
  }
}
