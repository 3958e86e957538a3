package org.damier.cli;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.Terminal;
import org.damier.cli.terminal.UsageException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.TypeConversionException;

/** The {@code damier} command: finds the command that is meant and says in one voice what went wrong. */
@Command(
    name = "damier",
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = "Plays draughts variants that are written as text.",
    footer = {
      "",
      "Exit code: 0 all is well, 1 what was given is at fault, 2 wrong command line,",
      "70 a fault of Damier's, 74 what it wrote could not be delivered (to a pipe that",
      "is closed, say).",
      "",
      "Examples:",
      "  damier play dameo              play a game in the terminal",
      "  damier check my-game.draughts  check your own variant",
      "  damier moves --help            what a command can do"
    })
public final class DamierCommand implements Runnable {

  private static final Map<String, Function<Terminal, Object>> COMMANDS = commands();

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help.")
  @SuppressWarnings("UnusedVariable") // Declaring it is enough: picocli does the rest.
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version.")
  @SuppressWarnings("UnusedVariable") // The same.
  private boolean version;

  private DamierCommand() {}

  /** Runs the command and exits with its code. */
  public static void main(String[] args) {
    // Else picocli loads Groovy's closures on every start, which costs more than most commands.
    System.setProperty("picocli.disable.closures", "true");
    System.exit(run(Terminal.ofProcess(), args));
  }

  private static Map<String, Function<Terminal, Object>> commands() {
    Map<String, Function<Terminal, Object>> commands = new LinkedHashMap<>();
    commands.put("play", PlayCommand::new);
    commands.put("list", ListCommand::new);
    commands.put("show", ShowCommand::new);
    commands.put("rules", RulesCommand::new);
    commands.put("moves", MovesCommand::new);
    commands.put("why", WhyCommand::new);
    commands.put("perft", PerftCommand::new);
    commands.put("measure", MeasureCommand::new);
    commands.put("check", CheckCommand::new);
    commands.put("explain", ExplainCommand::new);
    commands.put("replay", ReplayCommand::new);
    commands.put("spec", SpecCommand::new);
    commands.put("mutate", MutateCommand::new);
    commands.put("steps", StepsCommand::new);
    commands.put("compile", CompileCommand::new);
    commands.put("hub", HubCommand::new);
    return Collections.unmodifiableMap(commands);
  }

  /** Runs the command against a terminal and returns its exit code. Never throws. */
  static int run(Terminal terminal, String... args) {
    int code;
    try {
      String[] meant = withoutHelpWord(args);
      code = commandLine(terminal, meant).execute(meant);
    } catch (Throwable bug) {
      code = Faults.report(bug, terminal);
    }
    terminal.flush();
    return terminal
        .failure()
        .map(failure -> Faults.undelivered(failure, terminal))
        .orElse(code);
  }

  /** {@code help moves} is what many people try; it means {@code moves --help}. */
  private static String[] withoutHelpWord(String[] args) {
    if (args.length == 0 || !args[0].equals("help")) {
      return args;
    }
    if (args.length == 1) {
      return new String[] {"--help"};
    }
    return COMMANDS.containsKey(args[1])
        ? new String[] {args[1], "--help"}
        : new String[] {args[1]};
  }

  private static CommandLine commandLine(Terminal terminal, String[] args) {
    CommandLine line = new CommandLine(new DamierCommand());
    wanted(args).forEach((name, command) -> line.addSubcommand(name, command.apply(terminal)));
    return line.setExpandAtFiles(false)
        .registerConverter(int.class, text -> wholeNumber(Integer::valueOf, text))
        .registerConverter(Integer.class, text -> wholeNumber(Integer::valueOf, text))
        .registerConverter(Long.class, text -> wholeNumber(Long::valueOf, text))
        .setColorScheme(
            CommandLine.Help.defaultColorScheme(terminal.isColoured() ? Ansi.ON : Ansi.OFF))
        .setOut(terminal.writer())
        .setParameterExceptionHandler((fault, given) -> WrongUsage.report(fault, terminal))
        .setExecutionExceptionHandler((fault, command, result) -> fault instanceof UsageException
            ? WrongUsage.report(new ParameterException(command, Faults.message(fault)), terminal)
            : Faults.report(fault, terminal));
  }

  /** The command that is named, if one is, else all: reading the annotations of all costs time at every start. */
  private static Map<String, Function<Terminal, Object>> wanted(String[] args) {
    Function<Terminal, Object> named = args.length == 0 ? null : COMMANDS.get(args[0]);
    return named == null ? COMMANDS : Map.of(args[0], named);
  }

  private static <T> T wholeNumber(Function<String, T> reader, String text) {
    try {
      return reader.apply(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("`" + text + "` is not a whole number, or too large.");
    }
  }

  /** Called where no command is named. */
  @Override
  public void run() {
    throw new UsageException("Which command? " + String.join(", ", COMMANDS.keySet()) + ".");
  }
}
