package org.damier.cli.terminal;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.util.Objects;
import org.damier.engine.TooManyMovesException;
import org.damier.hook.HookFailure;

/** Tells people what went wrong, in words for them, and finds the exit code that says whose fault it is. */
public final class Faults {

  private static final String BROKEN_PIPE = "Broken pipe";

  private Faults() {}

  /** Anything that ended a command early. */
  public static int report(Throwable fault, Terminal terminal) {
    if (fault instanceof InputException input) {
      terminal.error(message(input).stripTrailing());
      return ExitCode.INPUT;
    }
    if (fault instanceof HookFailure || fault instanceof TooManyMovesException) {
      terminal.error("error: " + message(fault));
      return ExitCode.INPUT;
    }
    if (fault instanceof OutOfMemoryError) {
      terminal.error("error: " + outOfMemory(Runtime.getRuntime().maxMemory()));
      return ExitCode.BUG;
    }
    terminal.error(
        "error: This is a bug in Damier. Please report it with the command that you gave and this: "
            + trace(fault));
    return ExitCode.BUG;
  }

  /** What to do when these bytes were not enough. */
  static String outOfMemory(long bytes) {
    long megabytes = bytes >> 20;
    return "Java has used up its memory of " + megabytes
        + " MB. Where the machine has more, JAVA_TOOL_OPTIONS=-Xmx" + 2 * megabytes
        + "m gives it twice as much.";
  }

  /** What an exception says; its name if it says nothing. */
  public static String message(Throwable fault) {
    return Objects.requireNonNullElseGet(fault.getMessage(), fault::toString);
  }

  /** What was written could not be delivered. */
  public static int undelivered(IOException failure, Terminal terminal) {
    // `damier rules dameo | head -1` is nobody's fault.
    if (!message(failure).contains(BROKEN_PIPE)) {
      terminal.error("error: The output cannot be written: " + reason(failure) + ".");
    }
    return ExitCode.OUTPUT;
  }

  /** The exception and the place it comes from, on one line. */
  private static String trace(Throwable bug) {
    StackTraceElement[] trace = bug.getStackTrace();
    return bug + (trace.length == 0 ? "" : " at " + trace[0]);
  }

  /** Why a file cannot be read, as the end of a sentence and without its full stop. */
  public static String reason(IOException failure) {
    if (failure instanceof AccessDeniedException) {
      return "access to it is denied";
    }
    if (failure instanceof CharacterCodingException) {
      return "it is not UTF-8 text";
    }
    String reason =
        failure instanceof FileSystemException file ? file.getReason() : failure.getMessage();
    return reason == null ? "the system does not say why" : reason;
  }
}
