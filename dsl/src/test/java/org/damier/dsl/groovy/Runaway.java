package org.damier.dsl.groovy;

import groovy.lang.Binding;
import groovy.lang.GroovyShell;
import java.nio.file.Path;
import java.util.Random;
import org.codehaus.groovy.control.CompilerConfiguration;

/** A process in which one attack runs with nothing to stop it. It says on standard output how that ended, if it does. */
public final class Runaway {

  private Runaway() {}

  /** Runs the attack of this name. */
  public static void main(String[] arguments) {
    Attack attack = Attack.all().stream()
        .filter(known -> known.name().equals(arguments[0]))
        .findFirst()
        .orElseThrow();
    CompilerConfiguration configuration = new CompilerConfiguration();
    configuration.addCompilationCustomizers(GroovyFrontEnd.vocabulary());
    TestPosition position = TestPosition.random(new Random(1));
    Binding bindings = new Binding();
    bindings.setVariable("position", position);
    bindings.setVariable("moves", new RecordingSink(position.board()));
    GroovyShell shell = new GroovyShell(HookTypes.INSTANCE, bindings, configuration);
    System.out.println("started");
    try {
      shell.evaluate(attack.aimedAt(Path.of("runawaycanary")));
      System.out.println("came to its end");
    } catch (StackOverflowError | OutOfMemoryError bound) {
      System.out.println("ran into " + bound.getClass().getSimpleName());
    } catch (Throwable otherwise) {
      System.out.println("failed: " + otherwise);
    }
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }
}
