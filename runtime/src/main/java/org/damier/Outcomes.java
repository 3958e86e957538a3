package org.damier;

import java.util.Optional;
import org.damier.board.Side;
import org.damier.movegen.Verdicts;
import org.damier.rules.Ending;

/** Turns what an ending says of a side into an outcome. */
final class Outcomes {

  private Outcomes() {}

  static Outcome of(Side side, Ending.Verdict verdict, Outcome.Reason reason, String sentence) {
    Optional<Side> winner = switch (verdict) {
      case WINS -> Optional.of(side);
      case LOSES -> Optional.of(side.opponent());
      case DRAWS -> Optional.empty();
    };
    return new Outcome(winner, reason, sentence);
  }

  static Decided of(Verdicts.Decision decision) {
    Outcome outcome = decision
        .ending()
        .map(ending -> of(
            decision.side(),
            ending.verdict(),
            Outcome.Reason.MATERIAL,
            EndingSentences.of(ending, decision.side())))
        .orElseGet(() ->
            of(decision.side(), decision.verdict(), Outcome.Reason.HOOK, decision.sentence()));
    return new Decided(outcome, decision.rule());
  }
}
