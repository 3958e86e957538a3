package org.damier.dsl.groovy;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/** Writes what the scripts of hooks have at hand, from the hooks' interfaces and the list of allowed calls. */
public final class HookReference {

  private HookReference() {}

  /** The part of the language reference. */
  public static String write() throws IOException {
    StringBuilder text = new StringBuilder();
    text.append("""

        What a script knows, and what it answers with `return` or as its last value:

        | kind | variables | answer |
        |---|---|---|
        """);
    for (HookKind kind : HookKind.values()) {
      text.append("| `" + kind.word() + "` | " + variables(kind) + " | " + answer(kind) + " |\n");
    }
    text.append("""

        `position` is as it stands before the move, seen by the side to move: `men`, `kings` and `pieces` are
        its own, `enemies` the opponent's, `forward` leads away from it. `moves` is asked where no capture is
        compulsory: `moves.add(from, to)` adds one move, `moves.add(set, direction, distance)` one from each
        square of the set, so many steps on; every move leads from an own piece to an empty square. `permit` is
        asked of whole moves, of captures before `majority` chooses; `promotion` of men that their move has
        not crowned already; `ending` of each position before the list of endings.

        Squares are told by index, from 0 at the top left, or as a `Square`, whose `row` and `column` count
        from 0 at White's left hand; `neighbour` is -1 at the edge. `step` moves each square of a set on by one
        and drops those that would leave the board; `row(0, side)` is a side's own edge. Sets are joined by
        `a | b` too, `a & b` is what they share, `a - b` what is left of the first; a loop goes over the
        `indexes` of a set. What a confined script can ask of each (a method without arguments also as
        `move.rank`):

        | type | methods |
        |---|---|
        """);
    methods()
        .forEach((type, methods) -> text.append(
            "| `" + type + "` | " + methods.stream().distinct().collect(joining(", ")) + " |\n"));
    return text.toString();
  }

  /** The names that scripts know besides, as one paragraph. */
  public static String names() {
    String constants = Vocabulary.values().stream()
        .filter(Class::isEnum)
        .sorted(Comparator.comparing(Class::getSimpleName))
        .map(type -> "of `" + type.getSimpleName() + "` " + constants(type))
        .collect(joining("; "));
    String types = Vocabulary.names().stream().map(name -> "`" + name + "`").collect(joining(", "));
    return "Constants stand without their type: " + constants
        + ". `SquareSet.EMPTY` is the empty set. A variable can be of the types " + types
        + ", and `List<…>` of most of these, or `def`. What of Groovy a confined script may use is"
        + " told in [security.md](security.md).";
  }

  private static String constants(Class<?> type) {
    return Stream.of(type.getEnumConstants())
        .map(constant -> "`" + ((Enum<?>) constant).name() + "`")
        .collect(joining(", "));
  }

  private static String variables(HookKind kind) {
    List<String> variables = new ArrayList<>();
    for (int i = 0; i < kind.arguments().size(); i++) {
      variables.add("`" + kind.method().getParameterTypes()[i].getSimpleName() + " "
          + kind.arguments().get(i) + "`");
    }
    return String.join(", ", variables);
  }

  private static String answer(HookKind kind) {
    Class<?> type = kind.method().getReturnType();
    if (type == void.class) {
      return "nothing: it calls `moves.add(from, to)`, or `moves.add(origins, direction, distance)` for all pieces"
          + " of a set";
    }
    String constants = type.isEnum() ? ": " + constants(type) + " for the side to move" : "";
    return "`" + type.getSimpleName() + "`" + constants;
  }

  /** The methods by type, as they are written. */
  private static Map<String, List<String>> methods() throws IOException {
    Map<String, List<String>> methods = new LinkedHashMap<>();
    for (String line : allowedCalls()) {
      String call = line.split(" +")[1];
      int dot = call.indexOf('.');
      int open = call.indexOf('(');
      Class<?> type = type(call.substring(0, dot).replace('/', '.'));
      String name = call.substring(dot + 1, open);
      Method method = Arrays.stream(type.getMethods())
          .filter(each -> each.getName().equals(name)
              && Type.getMethodDescriptor(each).equals(call.substring(open)))
          .findFirst()
          .orElseThrow();
      if (!name.equals("iterator")) {
        methods
            .computeIfAbsent(type.getSimpleName(), simple -> new ArrayList<>())
            .add(written(type, method));
      }
    }
    return methods;
  }

  private static String written(Class<?> type, Method method) {
    boolean makesLists = type == List.class && method.getName().equals("of");
    String arguments = makesLists
        ? "…"
        : Arrays.stream(method.getParameterTypes())
            .map(Class::getSimpleName)
            .map(simple -> simple.replace("[]", "…"))
            .collect(joining(", "));
    String owner = Modifier.isStatic(method.getModifiers()) ? type.getSimpleName() + "." : "";
    return "`" + owner + method.getName() + "(" + arguments + ")"
        + (method.getReturnType() == void.class ? "" : " → " + answer(method)) + "`";
  }

  private static String answer(Method method) {
    String generic = method.getGenericReturnType().getTypeName();
    return generic
        .replaceAll("[a-z]+\\.", "")
        .replaceAll("^E$", "element")
        .replaceAll("<E>$", "<…>");
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static List<String> allowedCalls() throws IOException {
    try (InputStream list = HookCompiler.class.getResourceAsStream("allowed-calls.txt")) {
      return new String(list.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .collect(toList());
    }
  }
}
