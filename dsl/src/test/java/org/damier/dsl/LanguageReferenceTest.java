package org.damier.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.damier.dsl.check.ClauseRow;
import org.damier.dsl.check.ClauseRows;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds {@code docs/language.md} to the language; rewrites it with {@code -Dreference.write}. */
final class LanguageReferenceTest {

  private static final Path PAGE = Path.of("../docs/language.md");

  private static final Pattern EXAMPLE =
      Pattern.compile("^```draughts\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  @Test
  void thePageIsWhatGrammarAndRowsSay() throws IOException {
    String page = LanguageReference.write();
    if (System.getProperty("reference.write") != null) {
      Files.createDirectories(PAGE.getParent());
      Files.writeString(PAGE, page);
    }

    assertThat(PAGE).hasContent(page);
  }

  static List<String> examples() throws IOException {
    List<String> examples = new ArrayList<>();
    Matcher example = EXAMPLE.matcher(Files.readString(PAGE));
    while (example.find()) {
      examples.add(example.group(1));
    }
    assertThat(examples).hasSizeGreaterThan(ClauseRows.all().size());
    return examples;
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyExampleCompiles(String example) {
    Compilation compilation = LanguageReference.compile(example);

    // An example may happen to say what the variant around it says.
    assertThat(compilation.diagnostics().stream().map(Diagnostic::code))
        .as(compilation.report())
        .allMatch(code -> code == Code.REPEATS_PARENT);
    assertThat(compilation.rules()).isPresent();
  }

  @Test
  void everyRowHasItsRuleInTheGrammar() {
    assertThat(LanguageReference.grammarRules())
        .containsAll(ClauseRows.all().stream().map(ClauseRow::grammarRule).toList());
  }
}
