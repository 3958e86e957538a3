package org.damier.features.spec;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.damier.features.steps.MoveSteps;
import org.damier.features.steps.OutcomeSteps;
import org.damier.features.steps.PerftSteps;
import org.damier.features.steps.PositionSteps;
import org.damier.features.steps.VariantSteps;
import org.damier.features.world.Example;

/** The steps that come with Damier, read from the code that carries them out. Safe for threads. */
public final class ShippedSteps {

  private static final List<Class<?>> CLASSES = List.of(
      VariantSteps.class,
      PositionSteps.class,
      MoveSteps.class,
      OutcomeSteps.class,
      PerftSteps.class);

  private static final List<String> KEYWORDS = List.of("Given", "When", "Then");

  private ShippedSteps() {}

  /** All steps: those that begin, those that play and those that demand, each kind in the order of what they are about. */
  public static List<ShippedStep> all() {
    return CLASSES.stream()
        .flatMap(steps -> Arrays.stream(steps.getDeclaredMethods())
            .flatMap(method -> step(method).stream())
            .sorted(Comparator.comparing(ShippedStep::pattern)))
        .sorted(Comparator.comparingInt(step -> KEYWORDS.indexOf(step.keyword())))
        .toList();
  }

  private static Optional<ShippedStep> step(Method method) {
    Optional<Example> example = Optional.ofNullable(method.getAnnotation(Example.class));
    return Stream.of(
            pattern("Given", method.getAnnotationsByType(Given.class), Given::value),
            pattern("When", method.getAnnotationsByType(When.class), When::value),
            pattern("Then", method.getAnnotationsByType(Then.class), Then::value))
        .flatMap(Optional::stream)
        .map(found -> new ShippedStep(
            found.keyword(),
            found.pattern(),
            example.map(Example::value).orElse("").strip()))
        .findFirst();
  }

  private record Written(String keyword, String pattern) {}

  private static <A> Optional<Written> pattern(
      String keyword, A[] annotations, Function<A, String> value) {
    return Arrays.stream(annotations)
        .findFirst()
        .map(annotation -> new Written(keyword, value.apply(annotation)));
  }

  /**
   * The step that was probably meant by a text that is none, if any is near.
   *
   * @param text without keyword
   */
  public static Optional<ShippedStep> nearest(String text) {
    return Likeness.nearest(text, all());
  }

  /** What to tell somebody who gave the step of this pattern no table or text, or one that it does not take. */
  static String otherArgument(String pattern) {
    return all().stream()
        .filter(step -> step.pattern().equals(pattern))
        .findFirst()
        .map(step -> "The step is written so:\n\n" + step.example().indent(2))
        .orElse("What stands below the step does not belong to it.");
  }

  /** What to tell somebody who used this step. */
  static String undefined(String text) {
    String step = withoutComment(text);
    return "There is no such step. "
        + (step.equals(text) ? "" : "A comment stands on a line of its own. ")
        + nearest(step)
            .map(near -> "The nearest is:\n\n" + near.example().indent(2))
            .orElse("`damier steps` lists those there are.\n");
  }

  /** The text up to a number sign that stands behind a blank and in no quotation marks. */
  private static String withoutComment(String text) {
    boolean quoted = false;
    for (int at = 1; at < text.length(); at++) {
      quoted ^= text.charAt(at - 1) == '"';
      if (!quoted && text.charAt(at) == '#' && Character.isWhitespace(text.charAt(at - 1))) {
        return text.substring(0, at).strip();
      }
    }
    return text;
  }
}
