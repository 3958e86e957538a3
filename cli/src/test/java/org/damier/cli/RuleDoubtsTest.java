package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code damier check} says of rules that can never apply, and how two variants are compared. */
class RuleDoubtsTest {

  @TempDir
  Path folder;

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      piece man promotes to king on white a1, black h8, at end of move        | No man of White can ever reach
      ending 60 moves by kings only draws 80 moves by kings only of 3 kings against 1 king draws | The count of 80 moves never runs out
      capture single jump                                                     | `majority most pieces` never decides
      piece man promotes never capture majority most kings                    | `majority most kings` never decides
      ending king wins                                                        | No position can ever repeat
      setup white man none                                                    | The game is over before the first move
      """)
  void aRuleThatCanNeverApplyIsNamed(String rules, String doubt) throws IOException {
    String parent = "variant \"Mine\" extends international notation letters ";
    Path file = folder.resolve("mine.draughts");
    Files.writeString(file, parent + rules);

    Run run = Run.of("check", file.toString());

    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("warning: " + file + ": ").contains(doubt);
    assertThat(run.out()).endsWith(": ok\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"international", "russian", "frisian", "breakthrough", "dameo", "italian"})
  void ofTheseNothingIsDoubtful(String name) {
    assertThat(Run.of("check", name)).isEqualTo(new Run(0, name + ": ok\n", ""));
  }

  @Test
  void theDifferenceOfTwoVariantsIsSaidRuleByRule() {
    Run run = Run.of("rules", "--diff", "killer", "killer-light");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("- Killer Draughts\n+ Killer Draughts, light\n\npiece king\n  - ")
        .containsPattern(
            "  - .*\\(killer\\.draughts:\\d+\\)\n  \\+ .*\\(killer-light\\.draughts:\\d+\\)\n$");
  }

  @Test
  void variantsThatPlayAlikeHaveNoDifference() {
    assertThat(Run.of("rules", "--diff", "italian", "italian").out())
        .endsWith("\nThe rules are the same.\n");
  }

  @Test
  void theDifferenceSpeaksJson() {
    JsonNode rules =
        Run.of("rules", "--diff", "canadian", "sri-lankan", "--json").json();

    assertThat(rules)
        .isNotEmpty()
        .allSatisfy(rule -> assertThat(rule.fieldNames())
            .toIterable()
            .containsExactly("variant", "block", "clause", "sentence", "origin"));
    assertThat(rules.get(0).get("block").textValue()).isEqualTo("board");
  }
}
