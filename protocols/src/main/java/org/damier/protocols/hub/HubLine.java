package org.damier.protocols.hub;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of the protocol: {@code level move-time=1.5}. An immutable value.
 *
 * @param command its first word; empty for a blank line
 * @param arguments its arguments in order, flags having an empty value
 */
public record HubLine(String command, Map<String, String> arguments) {

  private static final Pattern ARGUMENT =
      Pattern.compile("([^\\s=\"]+)(?:\\s*=\\s*(?:\"([^\"]*)\"?|([^\\s\"]*)))?");

  private static final Pattern NUMBER =
      Pattern.compile("[-+]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?");

  public HubLine {
    arguments = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  /** A line without arguments. */
  public static HubLine of(String command) {
    return new HubLine(command, Map.of());
  }

  /** This line with one argument more. */
  public HubLine with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(arguments);
    more.put(name, value);
    return new HubLine(command, more);
  }

  /** The line that the text is; whatever makes no sense in it is passed over, as the protocol wants. */
  public static HubLine read(String text) {
    Matcher matcher = ARGUMENT.matcher(text);
    if (!matcher.find()) {
      return of("");
    }
    String command = matcher.group(1);
    Map<String, String> arguments = new LinkedHashMap<>();
    while (matcher.find()) {
      String quoted = Optional.ofNullable(matcher.group(2)).orElse("");
      String plain = Optional.ofNullable(matcher.group(3)).orElse("");
      arguments.put(matcher.group(1), quoted + plain);
    }
    return new HubLine(command, arguments);
  }

  /** The argument's value; empty if it is not there. */
  public Optional<String> argument(String name) {
    return Optional.ofNullable(arguments.get(name));
  }

  /**
   * The argument as a number; empty if it is not there.
   *
   * @throws IllegalArgumentException if it is no number
   */
  public Optional<Double> number(String name) {
    return argument(name).map(value -> {
      if (!NUMBER.matcher(value).matches()) {
        throw new IllegalArgumentException(
            "`" + name + "` is a number such as 1.5, not `" + value + "`.");
      }
      return Double.valueOf(value);
    });
  }

  /** Whether the argument is there, with a value or as a flag. */
  public boolean has(String name) {
    return arguments.containsKey(name);
  }

  /** The line as it is sent: without line breaks, and with single quotes in values, as double ones cannot stand there. */
  @Override
  public String toString() {
    StringBuilder line = new StringBuilder(command);
    arguments.forEach((name, value) -> {
      boolean plain = value.matches("[^\\s=\"]+");
      line.append(' ').append(name);
      if (!value.isEmpty()) {
        line.append('=')
            .append(plain ? value : '"' + value.replace('"', '\'').replaceAll("\\R", " ") + '"');
      }
    });
    return line.toString();
  }
}
