package org.damier.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;

/** The clause {@code game type}. */
class GameTypeTest {

  private static final String PARENT = """
      variant "Parent"
      board 8 x 8, dark squares, left corner dark
      game type 25
      notation letters
      setup
        white man rows 1-3
        black man rotated
      piece man
        moves step forward diagonal
        captures jump diagonal
        promotes never
      piece king
        moves never
        captures never
      capture
        mandatory
        majority none
        removal at end of move
      play
        white first
      ending
        no move loses
      """;

  private static Compilation compile(String text) {
    SourceResolver resolver = new SourceResolver() {
      @Override
      public Optional<Source> find(String name) {
        return name.equals("parent")
            ? Optional.of(Source.of("parent.draughts", PARENT))
            : Optional.empty();
      }

      @Override
      public List<String> names() {
        return List.of("parent");
      }
    };
    return VariantCompiler.with(resolver).compile(Source.of("test.draughts", text));
  }

  private static RuleSet rules(String text) {
    Compilation compilation = compile(text);
    assertThat(compilation.diagnostics()).isEmpty();
    return compilation.rules().orElseThrow();
  }

  @Test
  void aVariantSaysItsNumberBeforeOrBehindItsNotation() {
    assertThat(rules(PARENT).notation().gameType()).hasValue(25);
    assertThat(
            rules(PARENT.replace("game type 25\nnotation letters", "notation letters\ngame type 0"))
                .notation()
                .gameType())
        .hasValue(0);
  }

  @Test
  void theNumberIsNotInherited() {
    assertThat(rules("variant \"Child\" extends parent").notation().gameType()).isEmpty();
    assertThat(rules("variant \"Child\" extends parent game type 25").notation().gameType())
        .hasValue(25);
  }

  @Test
  void theEffectiveRulesSayIt() {
    assertThat(compile(PARENT).effectiveRules())
        .anyMatch(rule ->
            rule.clause().equals("game type 25") && rule.origin().equals("test.draughts:3"));
  }

  @Test
  void aNumberThatIsNoneIsReported() {
    assertThat(compile(PARENT.replace("type 25", "type 1000")).report())
        .contains("Game types are 0 to 999.");
    assertThat(compile(PARENT.replace("type 25", "number 25")).rules()).isEmpty();
  }
}
