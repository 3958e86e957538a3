package org.damier.variants;

import static org.assertj.core.api.Assertions.assertThat;

import org.damier.Perft;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.dsl.Source;
import org.damier.dsl.VariantCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The clause for lines of men and the hook that says the same are one rule. */
final class LineMovesTest {

  private static final int POSITIONS = 500;

  private static Variant byClause(String parent) {
    String text = """
        variant "By Clause" extends %s
        piece man
          moves step forward and line forward
        play
          hook moves none
        """.formatted(parent);
    return VariantCompiler.with(Variants.resolver())
        .compile(Source.of("by-clause", text))
        .variant()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dameo", "dameo-10x10"})
  void clauseAndHookAddTheSameMoves(String name) {
    Variant byHook = Variants.load(name);
    Variant byClause = byClause(name);
    SomePositions positions = new SomePositions(byHook, 11);

    positions.play(POSITIONS, position -> compare(position, byClause));
    positions.scatter(POSITIONS, position -> compare(position, byClause));
  }

  private static void compare(Position byHook, Variant byClause) {
    Position same = byClause.position(new Setup(byHook.placement(), byHook.sideToMove()));

    assertThat(same.legalMoves()).containsExactlyInAnyOrderElementsOf(byHook.legalMoves());
    byClause
        .engine()
        .ifPresent(engine -> assertThat(EngineMoves.results(engine, same))
            .containsExactlyInAnyOrderElementsOf(byHook.legalMoves().stream()
                .map(move -> EngineMoves.result(byHook, move))
                .toList()));
  }

  @Test
  void anEngineIsMadeOfTheClause() {
    Variant byClause = byClause("dameo");

    assertThat(byClause.rules().hooks().moves()).isEmpty();
    assertThat(byClause.engine()).isPresent();
    assertThat(Perft.count(byClause.start(), 4)).isEqualTo(6_253_934);
  }
}
