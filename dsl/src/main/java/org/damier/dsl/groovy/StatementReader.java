package org.damier.dsl.groovy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.damier.dsl.groovy.HookToken.Kind;
import org.damier.dsl.groovy.HookTree.Expression;
import org.damier.dsl.groovy.HookTree.Statement;

/** Reads the statements of a confined hook. */
final class StatementReader {

  private static final Set<String> CHANGES = Set.of("=", "+=", "-=", "*=", "&=", "|=", "++", "--");

  private final TokenReader tokens;
  private final Names names;
  private final ExpressionReader expressions;
  private final TypeReader types;
  private final Loops loops;

  private boolean answers;
  private boolean inClosure;
  private int loopsAround;

  StatementReader(TokenReader tokens, Names names, TypeReader types) {
    this.tokens = tokens;
    this.names = names;
    this.types = types;
    this.expressions = new ExpressionReader(tokens, names, this);
    this.loops = new Loops(tokens, names, types, expressions, this);
  }

  /** Says whether the method that is read now has an answer. */
  void setAnswers(boolean answers) {
    this.answers = answers;
  }

  /** Reads one statement, and adds it with what must run before it. */
  void readInto(List<Statement> block) throws ScriptRejected {
    tokens.enter();
    HookToken first = tokens.peek();
    TokenReader.refuseReserved(first);
    if (first.is("{")) {
      throw first.rejected(Closures.ELSEWHERE);
    } else if (tokens.acceptWord("if")) {
      block.add(choice(first, block));
      skipSemicolons();
    } else if (tokens.acceptWord("for")) {
      block.add(loops.readFor(first, block));
      skipSemicolons();
    } else if (tokens.acceptWord("while")) {
      block.add(loops.readWhile(first));
      skipSemicolons();
    } else {
      simple(first, block).ifPresent(block::add);
      endOfStatement();
    }
    tokens.leave();
  }

  /** Reads a statement on one line; nothing is left of it if a closure did all there is to do. */
  private Optional<Statement> simple(HookToken first, List<Statement> block) throws ScriptRejected {
    if (tokens.acceptWord("return")) {
      return Optional.of(answer(first, block));
    }
    if (tokens.acceptWord("break")) {
      return Optional.of(leaveLoop(first, true));
    }
    if (tokens.acceptWord("continue")) {
      return Optional.of(leaveLoop(first, false));
    }
    if (types.atDeclaration()) {
      return Optional.of(declaration(block));
    }
    if (isChange()) {
      return Optional.of(change(block));
    }
    return evaluation(first, block);
  }

  private Statement answer(HookToken first, List<Statement> block) throws ScriptRejected {
    if (inClosure) {
      throw first.rejected("A closure answers with its last expression, without `return`.");
    }
    HookToken next = tokens.peek();
    if (!answers && !next.startsLine() && !next.is(";") && !next.is("}")) {
      TokenReader.refuseReserved(next);
      throw next.rejected("Nothing is answered here; `return` alone ends it.");
    }
    if (!answers) {
      return new HookTree.Answer(first, Optional.empty());
    }
    if (next.startsLine()) {
      throw first.rejected("An answer is missing after `return`.");
    }
    return new HookTree.Answer(first, Optional.of(expressions.read(block)));
  }

  private Statement leaveLoop(HookToken word, boolean altogether) throws ScriptRejected {
    if (loopsAround == 0) {
      throw word.rejected("There is no loop here to " + word.text() + ".");
    }
    return new HookTree.Leave(word, altogether);
  }

  private Statement declaration(List<Statement> block) throws ScriptRejected {
    TypeName type = types.readOfVariable();
    HookToken name = tokens.expectName("a name");
    if (tokens.peek().startsLine() || tokens.peek().is(";") || tokens.peek().is(",")) {
      throw name.rejected("A variable has a value from the start, as in `int x = 0`.");
    }
    tokens.expect("=");
    Expression value = expressions.read(block);
    names.declare(name);
    return new HookTree.Declare(name, type, name.text(), value);
  }

  private boolean isChange() {
    HookToken sign = tokens.peek(1);
    return tokens.peek().kind() == Kind.NAME
        && sign.kind() == Kind.SYMBOL
        && CHANGES.contains(sign.text());
  }

  /** Reads {@code x = …}, {@code x += …} or {@code x++}. */
  HookTree.Assign change(List<Statement> block) throws ScriptRejected {
    if (!isChange()) {
      throw tokens.peek().rejected("Here a variable is changed, as in `n++` or `n = 1`.");
    }
    HookToken name = tokens.expectName("a variable");
    names.change(name);
    HookToken sign = tokens.next();
    if (sign.is("=")) {
      return new HookTree.Assign(name, name.text(), expressions.read(block));
    }
    boolean byOne = sign.is("++") || sign.is("--");
    Expression by = byOne ? new HookTree.Whole(sign, 1) : expressions.read(block);
    String operator = sign.text().substring(0, 1);
    Expression before = new HookTree.Variable(name, name.text());
    return new HookTree.Assign(name, name.text(), new HookTree.Binary(sign, operator, before, by));
  }

  private Optional<Statement> evaluation(HookToken first, List<Statement> block)
      throws ScriptRejected {
    Expression value = expressions.readStatement(block);
    if (value instanceof HookTree.Done) {
      return Optional.empty();
    }
    if (tokens.peek().is("=") || tokens.peek().is("++") || tokens.peek().is("--")) {
      throw tokens.peek().rejected("Only variables can be changed, by their name alone.");
    }
    return Optional.of(new HookTree.Evaluate(first, value));
  }

  private void endOfStatement() throws ScriptRejected {
    HookToken next = tokens.peek();
    if (!tokens.accept(";") && !next.startsLine() && !next.is("}") && !next.isWord("else")) {
      TokenReader.refuseReserved(next);
      throw next.rejected("Here the line should end, not go on with " + next.quoted() + "."
          + Refusals.signFor(next.text())
              .or(() -> Refusals.signFor(tokens.peek(-1).text()))
              .map(sign -> " " + sign)
              .orElse(""));
    }
    skipSemicolons();
  }

  private void skipSemicolons() {
    while (tokens.accept(";")) {
      // Several are one.
    }
  }

  private Statement choice(HookToken first, List<Statement> block) throws ScriptRejected {
    tokens.expect("(");
    Expression condition = expressions.read(block);
    tokens.expect(")");
    Statement then = body(first);
    Optional<Statement> otherwise =
        tokens.acceptWord("else") ? Optional.of(body(first)) : Optional.empty();
    return new HookTree.When(first, condition, then, otherwise);
  }

  /** Reads a block, or the one statement that stands for it. */
  Statement body(HookToken place) throws ScriptRejected {
    names.open();
    List<Statement> statements = new ArrayList<>();
    if (tokens.accept("{")) {
      while (!tokens.accept("}")) {
        refuseEnd();
        readInto(statements);
      }
    } else {
      readInto(statements);
    }
    names.close();
    return new HookTree.Block(place, statements);
  }

  Statement loopBody(HookToken place) throws ScriptRejected {
    loopsAround++;
    Statement body = body(place);
    loopsAround--;
    return body;
  }

  private void refuseEnd() throws ScriptRejected {
    if (tokens.atEnd()) {
      throw tokens.peek().rejected("A `}` is missing at the end of the script.");
    }
  }

  /** Reads and declares the name before {@code ->}, or declares {@code it}. */
  HookToken closureArgument() throws ScriptRejected {
    HookToken place = tokens.peek();
    boolean typed = types.atDeclaration();
    if (typed) {
      types.readOfVariable();
    }
    boolean named = typed || tokens.peek(1).is("->");
    HookToken name = named
        ? tokens.expectName("a name")
        : new HookToken(Kind.NAME, "it", place.line(), place.column(), false);
    if (named) {
      tokens.expect("->");
    }
    names.declare(name);
    return name;
  }

  /** Reads the statements of a closure that stand before its last expression. */
  List<Statement> closureBody() throws ScriptRejected {
    return inClosure(body -> {
      while (types.atDeclaration() || startsBlock() || isChange()) {
        readInto(body);
      }
    });
  }

  /** Reads all statements of a closure without an answer, up to and with the brace that ends it. */
  Statement closureOfStatements(HookToken place) throws ScriptRejected {
    return new HookTree.Block(place, inClosure(body -> {
      while (!tokens.accept("}")) {
        refuseEnd();
        readInto(body);
      }
    }));
  }

  private List<Statement> inClosure(Reading reading) throws ScriptRejected {
    boolean around = inClosure;
    int outerLoops = loopsAround;
    inClosure = true;
    loopsAround = 0;
    List<Statement> body = new ArrayList<>();
    reading.readInto(body);
    inClosure = around;
    loopsAround = outerLoops;
    return body;
  }

  private interface Reading {
    void readInto(List<Statement> body) throws ScriptRejected;
  }

  private boolean startsBlock() {
    HookToken next = tokens.peek();
    return next.isWord("if") || next.isWord("for") || next.isWord("while");
  }
}
