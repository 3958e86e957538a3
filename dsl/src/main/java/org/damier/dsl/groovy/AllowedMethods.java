package org.damier.dsl.groovy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.dsl.diagnostic.NearMiss;
import org.objectweb.asm.Type;

/** Says what there is where a script calls a method that there is not. */
final class AllowedMethods {

  private AllowedMethods() {}

  /** What loops call, and scripts have no use for. */
  private static final String OF_LOOPS = ".iterator(";

  /** A method as scripts write it: {@code add} and {@code add(int, int)}. */
  private record Written(String name, String call) {}

  /** The sentence, which has no full stop yet, and what a script may have meant by this method of the type. */
  static String complete(String sentence, String method, String type) {
    String instead = insteadOf(method, type);
    return sentence + instead + (instead.endsWith("?") ? "" : ".");
  }

  /** The names of the methods of the type of this simple name, in alphabetical order. */
  static List<String> names(String type) {
    return of(type).stream().map(Written::name).distinct().toList();
  }

  private static String insteadOf(String method, String type) {
    List<Written> all = of(type);
    List<Written> sameName =
        all.stream().filter(written -> written.name().equals(method)).toList();
    List<String> names = names(type);
    Optional<String> near = NearMiss.of(method, names);
    if (all.isEmpty()) {
      return "";
    }
    if (!sameName.isEmpty()) {
      return "; there is " + quoted(sameName.stream().map(Written::call).toList(), " and ");
    }
    return near.map(name -> "; did you mean `" + name + "`?")
        .orElseGet(() -> "; there are " + quoted(names, ", "));
  }

  private static String quoted(List<String> texts, String between) {
    return texts.stream().map(text -> "`" + text + "`").collect(Collectors.joining(between));
  }

  /** The methods of the type of this simple name, in alphabetical order. */
  private static List<Written> of(String type) {
    return HookCalls.all().keySet().stream()
        .filter(call -> !call.contains(OF_LOOPS))
        .filter(call ->
            call.substring(call.lastIndexOf('/', call.indexOf('.')) + 1).startsWith(type + "."))
        .sorted()
        .map(AllowedMethods::written)
        .toList();
  }

  private static Written written(String call) {
    int open = call.indexOf('(');
    String name = call.substring(call.indexOf('.') + 1, open);
    return new Written(
        name,
        name
            + Arrays.stream(Type.getArgumentTypes(call.substring(open)))
                .map(argument -> argument.getClassName().replaceAll(".*\\.", "").replace("[]", "…"))
                .collect(Collectors.joining(", ", "(", ")")));
  }
}
