package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.damier.Variant;
import org.damier.cli.terminal.ExitCode;
import org.damier.storage.StoredRules;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompileAndHubTest {

  @TempDir
  private Path folder;

  @Test
  void aCompiledVariantIsTheVariant() throws IOException {
    String file = folder.resolve("international.rules").toString();

    Run run = Run.of("compile", "international", "-o", file);

    Variant international = Variants.load("international");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            file + ": International Draughts, " + StoredRules.hash(international.rules()) + "\n");
    assertThat(StoredRules.variant(Files.readString(Path.of(file)))).isEqualTo(international);
  }

  @Test
  void everyVariantWithoutHooksCanBeCompiled() {
    for (String name : Variants.names()) {
      Variant variant = Variants.load(name);
      if (variant.rules().hooks().isEmpty()) {
        assertThat(StoredRules.variant(StoredRules.write(variant.rules())))
            .as(name)
            .isEqualTo(variant);
      }
    }
  }

  @Test
  void aVariantWithHooksIsRefused() throws IOException {
    Path hooked = Files.writeString(folder.resolve("hooked.draughts"), """
        variant "Hooked" extends international
        play
          hook permit "kings move only to capture" ```groovy
            return move.rank() == MAN || !move.captured().isEmpty()
          ```
        """);
    Path output = folder.resolve("hooked.rules");

    Run run = Run.of("compile", hooked.toString(), "-o", output.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .contains("Hooked has rules said by programs (hooks), which cannot be compiled");
    assertThat(output).doesNotExist();
  }

  @Test
  void theEngineAnswers() {
    Run run = Run.withInput(
        "hub\ninit\npos pos=" + "W" + "b".repeat(20) + "e".repeat(10) + "w".repeat(20)
            + " moves=\"32-28 17-22\"\nlevel depth=1\ngo think\nquit\n",
        "hub");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines())
        .anyMatch(line -> line.startsWith("id name=Damier version="))
        .anyMatch(line -> line.contains("values=\"normal") || line.contains("values=normal"))
        .contains("wait", "ready", "done move=28x17x22");
  }
}
