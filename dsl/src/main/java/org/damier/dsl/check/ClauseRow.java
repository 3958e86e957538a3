package org.damier.dsl.check;

import java.util.List;
import org.damier.dsl.syntax.Clause;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/**
 * All that is known of one kind of clause, in one place: how it is called, what it means and how it enters the rule
 * model, and how it is read back from there. The language reference and the effective rules are made from the rows.
 */
public abstract class ClauseRow<C extends Clause> {

  private final String block;
  private final String title;
  private final String grammarRule;
  private final Class<C> type;

  ClauseRow(String block, String title, String grammarRule, Class<C> type) {
    this.block = block;
    this.title = title;
    this.grammarRule = grammarRule;
    this.type = type;
  }

  /** The word of the block it stands in; the board and its notation are a block without a word. */
  public final String block() {
    return block;
  }

  /** Its heading in the reference. */
  public final String title() {
    return title;
  }

  /** The rule of the grammar that is its form. */
  public final String grammarRule() {
    return grammarRule;
  }

  /** What it means, as a paragraph of the reference. */
  public abstract String article();

  /** Whole clauses for the reference. */
  public abstract List<String> examples();

  /** Whether this row is about the clause. */
  boolean covers(Clause clause) {
    return type.isInstance(clause);
  }

  /** Checks the clause and puts what it says into the model. */
  abstract void enter(C clause, Mistakes mistakes, Draft draft);

  final void enterAny(Clause clause, Mistakes mistakes, Draft draft) {
    enter(type.cast(clause), mistakes, draft);
  }

  /** Reports what had to be said and was not, or fills in what need not be said. */
  void complete(Missing missing, Draft draft) {}

  /** What the model has of this kind, as clauses and sentences. */
  abstract List<Statement> statements(RuleSet rules);

  final Statement statement(RulePart part, String name, String clause, String sentence) {
    return new Statement(part, name, block, clause, sentence);
  }
}
