package org.damier.codegen;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Optional;
import java.util.function.Function;
import org.damier.board.Board;
import org.damier.codegen.engines.ExposedPiece;
import org.damier.codegen.engines.ForfeitedPieces;
import org.damier.codegen.engines.RestingKings;
import org.damier.codegen.engines.StagedEngine;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.stage.BytecodeBackend;
import org.damier.codegen.stage.TextBackend;
import org.damier.engine.Engine;
import org.damier.engine.EngineProvider;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** Makes engines by emitting a hidden class for each variant. Found through {@code ServiceLoader}. */
public final class EngineEmitter implements EngineProvider {

  private final Function<Board, Layout> layouts;

  /** For {@code ServiceLoader}; without state. */
  public EngineEmitter() {
    this(Layout::of);
  }

  private EngineEmitter(Function<Board, Layout> layouts) {
    this.layouts = layouts;
  }

  /** An emitter whose engines take a word more than they need, to measure what that costs. */
  public static EngineEmitter acrossWords() {
    return new EngineEmitter(Layout::acrossWords);
  }

  /** The same with rows laid from one word into the next, as on boards where they have no room by turns. */
  static EngineEmitter straddlingWords() {
    return new EngineEmitter(Layout::straddling);
  }

  @Override
  public Optional<Engine> engine(RuleSet rules) {
    EngineProgram program = program(rules);
    return program.isPossible()
        ? Optional.of(withRareRules(define(rules, program), rules, program.layout()))
        : Optional.empty();
  }

  /** Puts the rules around the engine that depend on more than pieces and moves. */
  private static Engine withRareRules(StagedEngine emitted, RuleSet rules, Layout layout) {
    Engine engine = withDuty(emitted, rules.capture(), layout);
    return rules
        .king()
        .rest()
        .<Engine>map(rest -> new RestingKings(engine, layout, rest))
        .orElse(engine);
  }

  private static Engine withDuty(StagedEngine emitted, CaptureRules capture, Layout layout) {
    Duty duty = capture.duty();
    if (duty == Duty.AGAINST_LAST_MOVED) {
      return new ExposedPiece(emitted, layout, capture.captor());
    }
    return duty.isForfeit() ? new ForfeitedPieces(emitted, layout, duty) : emitted;
  }

  private static StagedEngine define(RuleSet rules, EngineProgram program) {
    try {
      MethodHandles.Lookup emitted =
          MethodHandles.lookup().defineHiddenClass(classFile(program), true);
      MethodHandle constructor = emitted.findConstructor(
          emitted.lookupClass(), MethodType.methodType(void.class, RuleSet.class, Layout.class));
      // Reflection would make three classes of its own for the call, which no archive keeps.
      return (StagedEngine) constructor.invoke(rules, program.layout());
    } catch (RuntimeException | VirtualMachineError passed) {
      throw passed;
    } catch (Throwable failure) {
      throw new IllegalStateException(
          "The emitted generator of `" + rules.name() + "` could not be loaded. This is a bug of"
              + " ours: please report it.",
          failure);
    }
  }

  private EngineProgram program(RuleSet rules) {
    return new EngineProgram(rules, layouts.apply(rules.board()));
  }

  private static byte[] classFile(EngineProgram program) {
    return BytecodeBackend.write(program.sketch(), EngineEmitter.class.getPackageName());
  }

  /** The emitted class file; empty where the rules cannot be emitted. */
  Optional<byte[]> classFile(RuleSet rules) {
    EngineProgram program = program(rules);
    return program.isPossible() ? Optional.of(classFile(program)) : Optional.empty();
  }

  /** The rule, or the first of several, that keeps the others from being emitted; empty where all can be. */
  public Optional<RulePart> obstacle(RuleSet rules) {
    return program(rules).obstacle();
  }

  /** The emitted generator as Java-like text; empty where the rules cannot be emitted. */
  public Optional<String> text(RuleSet rules) {
    EngineProgram program = program(rules);
    return program.isPossible()
        ? Optional.of(TextBackend.write(program.sketch()))
        : Optional.empty();
  }
}
