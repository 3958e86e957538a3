package org.damier;

import java.util.Optional;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.movegen.BegunCapture;
import org.damier.movegen.Enquiry;
import org.damier.movegen.Wish;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.Landing;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;

/**
 * A rule of capture that can stand in a move's way. They are lifted one after another, each in addition to those before:
 * the first whose lifting lets the move pass is the one that forbids it.
 */
enum Obstacle {
  LANDING(Refusal.Reason.LANDING) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.landingAnywhere(rules);
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return landing(rules, rank);
    }
  },
  REVERSAL(Refusal.Reason.REVERSAL) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.turningBack(rules);
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return "Between two jumps a piece may not turn back the way it came.";
    }
  },
  VICTIM(Refusal.Reason.VICTIM) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.takingAnything(rules);
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      boolean kings = rules.piece(rank).captures().stream()
          .anyMatch(manner -> manner.victims().contains(Rank.KING));
      return "A " + rank.word() + " may not take a " + (kings ? Rank.MAN : Rank.KING).word() + ".";
    }
  },
  END_OF_CAPTURE(Refusal.Reason.CAPTURE_IS_OVER) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.goingOn(rules);
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return rules.capture().continuation() == Continuation.SINGLE_JUMP
          ? "A capture is a single jump."
          : "A capture ends where a man becomes a king.";
    }
  },
  REMOVAL(Refusal.Reason.REMOVAL) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.removingAtOnce(rules);
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return "A captured piece stays until the move ends, and no piece may pass it till then.";
    }
  },
  MANNER(Refusal.Reason.MANNER) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.capturingFreely(rules);
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return PieceSentences.capturing(rules, rank);
    }
  };

  private final Refusal.Reason reason;

  Obstacle(Refusal.Reason reason) {
    this.reason = reason;
  }

  /** The rules without this one. */
  abstract RuleSet lift(RuleSet rules);

  /** The rule, as it binds a piece of this rank. */
  abstract String sentence(RuleSet rules, Rank rank);

  /** The rule that forbids the capture, if one of these does. */
  static Optional<Refusal> to(Position position, Wish wish, Rank rank) {
    RuleSet rules = position.variant().rules();
    Side side = position.sideToMove();
    RuleSet lifted = rules;
    for (Obstacle obstacle : values()) {
      lifted = obstacle.lift(lifted);
      if (new Enquiry(lifted, position.placement(), side, wish).canJumpAlong()) {
        return Optional.of(new Refusal(obstacle.reason, obstacle.sentence(rules, rank)));
      }
    }
    return Optional.empty();
  }

  /** Why a capture may not end where none of its jumps leads on. */
  static Refusal toEnding(BegunCapture begun, RuleSet rules) {
    return new Refusal(Refusal.Reason.LANDING, landing(rules, begun.move().rankAfter()));
  }

  private static String landing(RuleSet rules, Rank rank) {
    Optional<Landing> landing = rules.piece(rank).captures().stream()
        .filter(Fly.class::isInstance)
        .map(manner -> ((Fly) manner).landing())
        .filter(each -> each != Landing.ANYWHERE)
        .findFirst();
    Optional<Zone> ground = rules.piece(rank).captures().stream()
        .flatMap(manner -> manner.terms().landingOn().stream())
        .findFirst();
    if (landing.isEmpty() && ground.isPresent()) {
      return "A capture comes down on the " + ground.get().name() + " only.";
    }
    return switch (landing.orElse(Landing.ANYWHERE)) {
      case ANYWHERE -> "The rules allow no such landing.";
      case BEYOND ->
        "A king comes down behind the piece that it takes, but not on the square next to it.";
      case NEXT -> "A king comes down just behind the piece that it takes.";
      case WHERE_IT_CAN_CONTINUE ->
        "A king comes down where its capture can go on, if there is such a square.";
      case NEXT_AFTER_LAST_KING, NEXT_AFTER_LAST_KING_OF_SEVERAL ->
        "A capture that ends with a king ends just behind that king.";
    };
  }
}
