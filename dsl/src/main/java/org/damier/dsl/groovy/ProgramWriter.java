package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.dsl.groovy.HookTree.Statement;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.Value;
import org.damier.hook.program.ValueType;
import org.damier.hook.program.Variable;

/**
 * Writes a hook as a program, if it says nothing but what programs can: no helpers, no lists but of directions and of a
 * set's squares, no text but names of squares. It never judges a script: where it is not sure that Groovy would take it,
 * there is no program, and Groovy says what is wrong.
 */
final class ProgramWriter {

  private static final int DEEPEST_LOOP = 6;

  private final HookKind kind;
  private final ProgramNames names = new ProgramNames();
  private final ProgramValues values;
  private int loopsAround;

  private ProgramWriter(HookKind kind) {
    this.kind = kind;
    this.values = new ProgramValues(kind, names);
  }

  /** The program that says the same; empty if there may be none. */
  static Optional<HookProgram> write(HookKind kind, HookTree tree) {
    if (!tree.helpers().isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new ProgramWriter(kind).program(tree));
    } catch (Untold untold) {
      return Optional.empty();
    }
  }

  private HookProgram program(HookTree tree) throws Untold {
    Block body = block(tree.first(), tree.body(), kind.answers());
    return new HookProgram(names.count(), body);
  }

  /** The statements; the last is the answer where one is wanted. */
  private Block block(HookToken place, List<Statement> statements, boolean answers) throws Untold {
    List<Act> acts = new ArrayList<>();
    names.open();
    for (int i = 0; i < statements.size(); i++) {
      // What cannot be reached is nothing to Groovy's compiler, and much to the gate behind it.
      Untold.unless(acts.isEmpty() || goesOn(acts.get(acts.size() - 1)));
      boolean last = i == statements.size() - 1;
      add(statements.get(i), answers && last, acts);
    }
    names.close();
    Untold.unless(!answers || !statements.isEmpty());
    return new Block(acts, place.line());
  }

  private Block block(HookToken place, Statement statement, boolean answers) throws Untold {
    return statement instanceof HookTree.Block block
        ? block(place, block.statements(), answers)
        : block(place, List.of(statement), answers);
  }

  private static boolean goesOn(Act act) {
    if (act instanceof Act.When when) {
      return goesOn(when.then()) || goesOn(when.otherwise());
    }
    return !(act instanceof Act.Answer) && !(act instanceof Act.Leave);
  }

  private static boolean goesOn(Block block) {
    List<Act> acts = block.acts();
    return acts.isEmpty() || goesOn(acts.get(acts.size() - 1));
  }

  private void add(Statement statement, boolean answers, List<Act> acts) throws Untold {
    values.countPart();
    if (statement instanceof HookTree.Block block) {
      addInner(block, answers, acts);
    } else if (statement instanceof HookTree.When when) {
      acts.add(when(when, answers));
    } else if (statement instanceof HookTree.Answer answer) {
      acts.add(answer(answer.value()));
    } else if (statement instanceof HookTree.Evaluate evaluate) {
      acts.add(
          kind.answers() && answers
              ? answer(Optional.of(evaluate.value()))
              : addition(evaluate.value()));
    } else {
      Untold.unless(!answers);
      addPlain(statement, acts);
    }
  }

  /** A block within a block is a matter of names alone. */
  private void addInner(HookTree.Block block, boolean answers, List<Act> acts) throws Untold {
    Block inner = block(block.place(), block.statements(), answers);
    acts.addAll(inner.acts());
  }

  private Act when(HookTree.When when, boolean answers) throws Untold {
    Value condition = values.of(when.condition(), ValueType.BOOLEAN);
    Untold.unless(!answers || when.otherwise().isPresent());
    Block then = block(when.place(), when.then(), answers);
    Block otherwise = when.otherwise().isPresent()
        ? block(when.place(), when.otherwise().get(), answers)
        : new Block(List.of(), when.place().line());
    return new Act.When(condition, then, otherwise);
  }

  private Act answer(Optional<HookTree.Expression> value) throws Untold {
    if (!kind.answers()) {
      return new Act.Answer(Optional.empty());
    }
    ValueType wanted = kind == HookKind.ENDING ? ValueType.JUDGEMENT : ValueType.BOOLEAN;
    return new Act.Answer(Optional.of(values.of(value.orElseThrow(Untold::new), wanted)));
  }

  /** {@code moves.add(…)}, the only thing that is done for its effect. */
  private Act addition(HookTree.Expression value) throws Untold {
    Untold.unless(value instanceof HookTree.Call call
        && values.isArgument(call.receiver(), "moves")
        && call.method().equals("add"));
    HookTree.Call add = (HookTree.Call) value;
    List<HookTree.Expression> given = add.arguments();
    int line = add.place().line();
    if (given.size() == 2) {
      return new Act.AddOne(
          values.of(given.get(0), ValueType.INT), values.of(given.get(1), ValueType.INT), line);
    }
    Untold.unless(given.size() == 3);
    return new Act.AddAll(
        values.of(given.get(0), ValueType.SET),
        values.of(given.get(1), ValueType.DIRECTION),
        values.of(given.get(2), ValueType.INT),
        line);
  }

  private void addPlain(Statement statement, List<Act> acts) throws Untold {
    if (statement instanceof HookTree.Declare declare) {
      acts.add(declare(declare));
    } else if (statement instanceof HookTree.Assign assign) {
      acts.add(assign(assign));
    } else if (statement instanceof HookTree.Leave leave) {
      acts.add(new Act.Leave(leave.altogether()));
    } else {
      loopsAround++;
      Untold.unless(loopsAround <= DEEPEST_LOOP);
      names.open();
      addLoop(statement, acts);
      names.close();
      loopsAround--;
    }
  }

  private void addLoop(Statement statement, List<Act> acts) throws Untold {
    if (statement instanceof HookTree.While loop) {
      acts.add(new Act.Loop(
          condition(loop.condition()),
          block(loop.place(), loop.body(), false),
          new Block(List.of(), loop.place().line())));
    } else if (statement instanceof HookTree.Counting loop) {
      acts.add(declare(loop.start()));
      acts.add(new Act.Loop(
          condition(loop.condition()),
          block(loop.place(), loop.body(), false),
          new Block(List.of(assign(loop.change())), loop.place().line())));
    } else {
      acts.add(each((HookTree.Each) statement));
    }
  }

  /** Groovy's compiler takes {@code while (!true)} for {@code while (true)}; who writes that gets it from Groovy. */
  private Value condition(HookTree.Expression condition) throws Untold {
    Untold.unless(
        !(condition instanceof HookTree.Not not && not.operand() instanceof HookTree.Truth));
    return values.of(condition, ValueType.BOOLEAN);
  }

  private Act declare(HookTree.Declare declare) throws Untold {
    Value value = values.of(declare.value());
    checkType(declare.type(), value.type());
    return new Act.Assign(names.declare(declare.name(), value.type()), value);
  }

  private Act assign(HookTree.Assign assign) throws Untold {
    Variable variable = names.find(assign.name()).orElseThrow(Untold::new);
    Untold.unless(!names.isElement(variable));
    return new Act.Assign(variable, values.of(assign.value(), variable.type()));
  }

  private static void checkType(TypeName named, ValueType type) throws Untold {
    Untold.unless(
        named.isUntyped() || (!named.isList() && ProgramValues.typeOf(named.name()) == type));
  }

  private Act each(HookTree.Each each) throws Untold {
    Value list = values.list(each.all());
    ValueType element = list.type() == ValueType.DIRECTIONS ? ValueType.DIRECTION : ValueType.INT;
    checkType(each.type(), element);
    Variable variable = names.declareElement(each.name().text(), element);
    return new Act.ForEach(variable, list, block(each.place(), each.body(), false));
  }
}
