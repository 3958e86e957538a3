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
}
