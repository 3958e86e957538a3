package org.damier.features.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuleCatalogueTest {

  private static final Path PAGE =
      Path.of(System.getProperty("basedir", ".")).resolve("../docs/rulebook-readings.md");

  private static final Source PLACE = new Source("book", "page 1", List.of("game.turn"), "");
  private static final Rule RULE = new Rule("game.turn", "White begins.", List.of(PLACE));

  @Test
  void aRuleKnowsWhereItIsWritten() {
    assertThat(RuleCatalogue.load().rules())
        .filteredOn(rule -> rule.id().equals("dameo.capture.equal-choice"))
        .singleElement()
        .extracting(rule -> rule.sources().toString())
        .isEqualTo("[dameo-encyclopedia, As in international draughts, 3, 2]");
  }

  @Test
  void aRuleIsThereOnce() {
    assertThatThrownBy(() -> new RuleCatalogue(List.of(RULE, RULE), List.of(PLACE), List.of()))
        .hasMessage("The rule game.turn is there twice.");
  }

  @Test
  void aRuleIsWrittenSomewhere() {
    Rule unwritten = new Rule("game.turn", "White begins.", List.of());
    assertThatThrownBy(() -> new RuleCatalogue(List.of(unwritten), List.of(), List.of()))
        .hasMessage("The rule game.turn has no source.");
  }

  @Test
  void aSentenceNamesRulesThatThereAre() {
    assertThatThrownBy(() -> new RuleCatalogue(List.of(), List.of(PLACE), List.of()))
        .hasMessage("book, page 1 names a rule that there is not.");
  }

  @Test
  void aSentenceThatStatesNoRuleSaysWhy() {
    Source mute = new Source("book", "page 2", List.of(), "");
    assertThatThrownBy(() -> new RuleCatalogue(List.of(RULE), List.of(PLACE, mute), List.of()))
        .hasMessage("book, page 2 must either state a rule or say why it does not.");
  }

  @Test
  void aReadingSettlesARule() {
    Reading idle = new Reading("idle", List.of("game.other"), "Why?", "So.", "Because.");
    assertThatThrownBy(() -> new RuleCatalogue(List.of(RULE), List.of(PLACE), List.of(idle)))
        .hasMessage("idle names no rule, or one that there is not.");
  }

  /** Run with {@code -Ddamier.write-pages=true} to write the page anew. */
  @Test
  void thePageIsUpToDate() throws IOException {
    String page = RulebookPage.render(RuleCatalogue.load());
    if (Boolean.getBoolean("damier.write-pages")) {
      Files.createDirectories(PAGE.getParent());
      Files.writeString(PAGE, page);
    }
    assertThat(PAGE).hasContent(page);
  }
}
