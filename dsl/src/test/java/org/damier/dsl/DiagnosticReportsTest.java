package org.damier.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of mistake with its exact report: {@code diagnostics/CODE/NAME.draughts} and {@code NAME.report}. */
final class DiagnosticReportsTest {

  private static final Path FOLDER = TestSources.folder("diagnostics");

  /** Texts that are too long or too odd to be files here. */
  private static final Map<String, byte[]> MADE = Map.of(
      "file-too-long/comment",
          ("// " + "too long ".repeat(120_000)).getBytes(StandardCharsets.UTF_8),
      "too-many-words/noise", "word ".repeat(100_000).getBytes(StandardCharsets.UTF_8),
      "too-many-clauses/balances", balances().getBytes(StandardCharsets.UTF_8),
      "not-text/latin-1",
          "variant \"Mine\"\n// Dedi said\u00E9 ".getBytes(StandardCharsets.ISO_8859_1),
      "more-mistakes/sixty",
          ("variant \"Mine\" extends plain\n\n" + "bord\n".repeat(60))
              .getBytes(StandardCharsets.UTF_8));

  /** Two lines and then, one a line, all balances of 0 to 24 men against 0 to 24 kings. */
  private static String balances() {
    StringBuilder text = new StringBuilder("variant \"Mine\" extends plain\nending\n");
    for (int balance = 0; balance < 625; balance++) {
      text.append(balance / 25).append(" men against ");
      text.append(balance % 25).append(" kings draws\n");
    }
    return text.toString();
  }

  static Stream<Path> reports() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".report")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("reports")
  void aMistakeHasItsReport(Path report) throws IOException {
    Compilation compilation = compilationOf(report);

    assertThat(compilation.report()).isEqualTo(Files.readString(report));
  }

  @ParameterizedTest
  @MethodSource("reports")
  void thereAreRulesExactlyIfThereIsNoError(Path report) throws IOException {
    Compilation compilation = compilationOf(report);
    List<String> severities = compilation.diagnostics().stream()
        .map(Diagnostic::severity)
        .map(severity -> severity.word())
        .toList();

    assertThat(compilation.rules().isPresent()).isEqualTo(!severities.contains("error"));
    assertThat(severities).isNotEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everyCodeHasAReport(Code code) throws IOException {
    Path folder = FOLDER.resolve(code.id());

    assertThat(folder).isDirectory();
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> reports =
          files.filter(file -> file.toString().endsWith(".report")).toList();
      assertThat(reports).isNotEmpty();
      for (Path report : reports) {
        assertThat(Files.readString(report)).contains("[" + code.id() + "] ");
      }
    }
  }

  @Test
  void everyFolderIsACode() throws IOException {
    List<String> ids = Arrays.stream(Code.values()).map(Code::id).toList();
    try (Stream<Path> folders = Files.list(FOLDER)) {
      assertThat(folders.map(folder -> folder.getFileName().toString())).isSubsetOf(ids);
    }
  }

  private static Compilation compilationOf(Path report) throws IOException {
    String name = report.getFileName().toString().replace(".report", "");
    String code = FOLDER.relativize(report).getName(0).toString();
    byte[] made = MADE.get(code + "/" + name);
    Source source = made == null
        ? Source.ofFile(report.resolveSibling(name + ".draughts"))
        : TestSources.read(name + ".draughts", made);
    HookPolicy policy =
        code.equals(Code.HOOKS_NOT_ALLOWED.id()) ? HookPolicy.NONE : HookPolicy.CONFINED;
    return VariantCompiler.with(TestSources.PARENTS).hooks(policy).compile(source);
  }
}
