package org.damier.hook;

/** A hook that did what hooks may not, or failed. The message names the hook; the game is as it was before the call. */
public final class HookFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public HookFailure(String message) {
    super(message);
  }

  public HookFailure(String message, Throwable cause) {
    super(message, cause);
  }

  /**
   * The failure of a script, for whoever runs it.
   *
   * @param kind of hook: its word in a variant file
   * @param script the file that the script stands in
   * @param line of that file; 0 if it is not known
   * @param cause what went wrong inside
   */
  public static HookFailure in(String kind, String script, int line, Throwable cause) {
    String message = cause.getMessage();
    String reason = message == null ? cause.getClass().getSimpleName() + "." : message;
    String place = line > 0 ? " at line " + line : "";
    return new HookFailure(
        "The " + kind + " hook of " + script + " failed" + place + ": " + reason, cause);
  }
}
