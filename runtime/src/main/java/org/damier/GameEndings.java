package org.damier;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.damier.board.Side;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** Judges a game: by its position first, then by what only its history can tell. */
final class GameEndings {

  private GameEndings() {}

  /** The clocks of the rules, none of which has run yet. */
  static List<RunningClock> clocks(RuleSet rules) {
    return rules.endings().stream()
        .map(Ending::condition)
        .filter(Condition.Clock.class::isInstance)
        .map(Condition.Clock.class::cast)
        .map(clock -> new RunningClock(clock, 0))
        .toList();
  }

  /** How near the endings by history are, in the order of the rules. */
  static List<Limit> limits(RuleSet rules, int repetitions, List<RunningClock> clocks) {
    List<Limit> limits = new ArrayList<>();
    for (Ending ending : rules.endings()) {
      if (ending.condition() instanceof Condition.Repetition repetition) {
        limits.add(new Limit(ending, repetitions, repetition.times()));
      } else if (ending.condition() instanceof Condition.Clock clock) {
        clocks.stream()
            .filter(running -> running.clock().equals(clock))
            .findFirst()
            .ifPresent(running -> limits.add(new Limit(ending, running.plies(), running.end())));
      }
    }
    return limits;
  }

  static Optional<Decided> decided(Position position, int repetitions, List<RunningClock> clocks) {
    Optional<Decided> byPosition = position.decided();
    if (byPosition.isPresent()) {
      return byPosition;
    }
    Side moved = position.sideToMove().opponent();
    List<Ending> endings = position.variant().rules().endings();
    return IntStream.range(0, endings.size())
        .boxed()
        .flatMap(i -> byHistory(endings.get(i), moved, repetitions, clocks)
            .map(outcome -> new Decided(outcome, RulePart.Kind.ENDING.at(i)))
            .stream())
        .findFirst();
  }

  private static Optional<Outcome> byHistory(
      Ending ending, Side moved, int repetitions, List<RunningClock> clocks) {
    if (ending.condition() instanceof Condition.Repetition repetition
        && repetitions >= repetition.times()) {
      String sentence = "The position has stood " + repetitions + " times.";
      return Optional.of(Outcomes.of(moved, ending.verdict(), Outcome.Reason.REPETITION, sentence));
    }
    if (ending.condition() instanceof Condition.Clock clock && hasRunOut(clock, clocks)) {
      return Optional.of(
          Outcomes.of(moved, ending.verdict(), Outcome.Reason.CLOCK, EndingSentences.clock(clock)));
    }
    return Optional.empty();
  }

  private static boolean hasRunOut(Condition.Clock clock, List<RunningClock> clocks) {
    return clocks.stream()
        .anyMatch(running -> running.hasRunOut() && running.clock().equals(clock));
  }
}
