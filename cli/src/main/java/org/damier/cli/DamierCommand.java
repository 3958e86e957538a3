package org.damier.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The damier command. */
@Command(
    name = "damier",
    mixinStandardHelpOptions = true,
    version = "damier 0.1.0-SNAPSHOT",
    description = "Plays draughts variants written as text.")
public final class DamierCommand implements Runnable {
  private DamierCommand() {}

  /** Runs the command and exits with its code. */
  public static void main(String[] args) {
    // Else picocli loads Groovy's closures on every start, which costs more than most commands.
    System.setProperty("picocli.disable.closures", "true");
    System.exit(new CommandLine(new DamierCommand()).execute(args));
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }
}
