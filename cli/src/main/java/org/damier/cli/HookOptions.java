package org.damier.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.damier.dsl.HookPolicy;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** What programs inside variant files may do. */
final class HookOptions {

  /** The choices, as they are written on the command line. */
  enum Choice {
    NONE(HookPolicy.NONE),
    CONFINED(HookPolicy.CONFINED),
    TRUSTED(HookPolicy.TRUSTED);

    private final HookPolicy policy;

    Choice(HookPolicy policy) {
      this.policy = policy;
    }

    /** Reads a choice from the command line. */
    static final class Reader implements ITypeConverter<Choice> {
      @Override
      public Choice convert(String value) {
        return Stream.of(Choice.values())
            .filter(choice -> choice.toString().equals(value.toLowerCase(Locale.ROOT)))
            .findFirst()
            .orElseThrow(() -> new TypeConversionException(
                "`" + value + "` is not what hooks may do: none, confined or trusted."));
      }
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--hooks",
      paramLabel = "none|confined|trusted",
      defaultValue = "confined",
      converter = Choice.Reader.class,
      description =
          "What the programs (hooks) of a variant file may do: not run at all (none), read the"
              + " position and answer (confined, the default), or whatever you can (trusted). Say"
              + " trusted only of files that you trust.")
  private Choice choice = Choice.CONFINED;

  /** The option with its choice, as words of a command line; none where it need not be said. */
  List<String> words() {
    return choice == Choice.CONFINED ? List.of() : List.of("--hooks", choice.toString());
  }

  HookPolicy policy() {
    return choice.policy;
  }
}
