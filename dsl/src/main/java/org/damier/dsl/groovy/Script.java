package org.damier.dsl.groovy;

/**
 * The text of a hook.
 *
 * @param name the file it stands in, for messages
 * @param text the script alone
 * @param firstLine the 1-based line of that file on which the text begins: 1 for a file of its own
 */
public record Script(String name, String text, int firstLine) {

  /** A script that is a file of its own. */
  public static Script ofFile(String name, String text) {
    return new Script(name, text, 1);
  }

  /** The line of the file that this 1-based line of the text is. */
  int lineInFile(int line) {
    return firstLine + line - 1;
  }
}
