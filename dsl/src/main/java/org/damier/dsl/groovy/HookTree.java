package org.damier.dsl.groovy;

import java.util.List;
import java.util.Optional;

/**
 * What a confined hook says, before anyone asks whether its names and types mean something. There are no other parts: from
 * these, and nothing else, a program or Groovy's tree is made. Each stands at the word that it is made from, so that
 * complaints point there.
 *
 * @param first the script's first word
 * @param body the statements that are the hook's own
 * @param variables the names of all variables and arguments, to suggest from
 */
record HookTree(
    HookToken first, List<Statement> body, List<Helper> helpers, List<String> variables) {

  HookTree {
    body = List.copyOf(body);
    helpers = List.copyOf(helpers);
    variables = List.copyOf(variables);
  }

  /** A method beside the hook's own statements. */
  record Helper(HookToken place, TypeName type, List<Parameter> parameters, Statement body) {}

  /** An argument of a helper. */
  record Parameter(HookToken place, TypeName type) {}

  /** Something that has a value. */
  sealed interface Expression {}

  record Whole(HookToken place, int value) implements Expression {}

  record Truth(HookToken place, boolean value) implements Expression {}

  record Text(HookToken place) implements Expression {}

  record Variable(HookToken place, String name) implements Expression {}

  /** A constant of a type. */
  record Constant(HookToken place, String type, String name) implements Expression {}

  /** A type whose static methods are called. */
  record Statics(HookToken place, String type) implements Expression {}

  record Binary(HookToken place, String sign, Expression left, Expression right)
      implements Expression {}

  record Not(HookToken place, Expression operand) implements Expression {}

  record Choice(HookToken place, Expression condition, Expression yes, Expression no)
      implements Expression {}

  record Call(HookToken place, Expression receiver, String method, List<Expression> arguments)
      implements Expression {
    Call {
      arguments = List.copyOf(arguments);
    }
  }

  record HelperCall(HookToken place, List<Expression> arguments) implements Expression {
    HelperCall {
      arguments = List.copyOf(arguments);
    }
  }

  /** The value of what has none: a closure of which nothing is asked, which has been read as statements. */
  enum Done implements Expression {
    DONE
  }

  /** Something that is done. */
  sealed interface Statement {}

  record Evaluate(HookToken place, Expression value) implements Statement {}

  record Declare(HookToken place, TypeName type, String name, Expression value)
      implements Statement {}

  record Assign(HookToken place, String name, Expression value) implements Statement {}

  record Block(HookToken place, List<Statement> statements) implements Statement {
    Block {
      statements = List.copyOf(statements);
    }
  }

  record When(HookToken place, Expression condition, Statement then, Optional<Statement> otherwise)
      implements Statement {
    When(HookToken place, Expression condition, Statement then) {
      this(place, condition, then, Optional.empty());
    }
  }

  record While(HookToken place, Expression condition, Statement body) implements Statement {}

  /** {@code for (start; condition; change) body}. */
  record Counting(
      HookToken place, Declare start, Expression condition, Assign change, Statement body)
      implements Statement {}

  /** {@code for (name in all) body}. */
  record Each(HookToken place, TypeName type, HookToken name, Expression all, Statement body)
      implements Statement {}

  /** {@code break}, or {@code continue}. */
  record Leave(HookToken place, boolean altogether) implements Statement {}

  record Answer(HookToken place, Optional<Expression> value) implements Statement {}
}
