package org.damier.features.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.core.cli.Main;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.features.world.Example;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps as a whole: none idle, none without an example. */
class StepsTest {

  private static final String GLUE = "org.damier.features.steps";
  private static final String NONE_UNUSED = "0 unused step definition(s)";

  @TempDir
  private Path folder;

  @Test
  void everyStepIsUsedByAFeature() throws IOException {
    Path unused = folder.resolve("unused.txt");
    byte result = dryRun("unused:" + unused, "classpath:org/damier/features");
    assertThat(unused).content().isEqualToNormalizingWhitespace(NONE_UNUSED);
    assertThat(result).isZero();
  }

  @Test
  void everyStepHasAnExample() throws IOException {
    assertThat(steps())
        .hasSizeGreaterThan(30)
        .allMatch(step -> step.isAnnotationPresent(Example.class));
  }

  @Test
  void everyExampleIsAUseOfItsStep() throws IOException {
    String examples = steps()
        .map(step -> step.getAnnotation(Example.class).value().strip().indent(4))
        .collect(Collectors.joining());
    Path feature = folder.resolve("examples.feature");
    Files.writeString(feature, "Feature: Examples\n\n  Scenario: All\n" + examples);
    Path unused = folder.resolve("unused.txt");
    assertThat(dryRun("unused:" + unused, feature.toString())).isZero();
    assertThat(unused).content().isEqualToNormalizingWhitespace(NONE_UNUSED);
  }

  private static byte dryRun(String plugin, String features) {
    return Main.run(
        new String[] {"--dry-run", "--no-summary", "--glue", GLUE, "--plugin", plugin, features},
        StepsTest.class.getClassLoader());
  }

  private static Stream<Method> steps() throws IOException {
    Path classes = Path.of("target/classes/org/damier/features/steps");
    try (Stream<Path> files = Files.list(classes)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith("Steps.class"))
          .map(name -> name.replace(".class", ""))
          .flatMap(name -> Arrays.stream(load(name).getDeclaredMethods()))
          .filter(method ->
              Stream.of(Given.class, When.class, Then.class).anyMatch(method::isAnnotationPresent))
          .collect(Collectors.toList())
          .stream();
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(GLUE + "." + name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
