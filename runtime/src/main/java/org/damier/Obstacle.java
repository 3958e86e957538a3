package org.damier;

import java.util.List;
import java.util.Optional;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.movegen.BegunCapture;
import org.damier.movegen.Enquiry;
import org.damier.movegen.Wish;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.Landing;
import org.damier.rules.RulePart;
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
    RulePart rule(RuleSet rules, Rank rank) {
      // A man may have become a king on its way; only kings are told where to land.
      return RulePart.captures(flies(rules, rank) ? rank : Rank.KING);
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return landing(rules, flies(rules, rank) ? rank : Rank.KING);
    }

    private static boolean flies(RuleSet rules, Rank rank) {
      return rules.piece(rank).captures().stream().anyMatch(Fly.class::isInstance);
    }
  },
  REVERSAL(Refusal.Reason.REVERSAL) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.turningBack(rules);
    }

    @Override
    RulePart rule(RuleSet rules, Rank rank) {
      return RulePart.Kind.REVERSAL.only();
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
    RulePart rule(RuleSet rules, Rank rank) {
      return RulePart.captures(rank);
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      boolean kings = rules.piece(rank).captures().stream()
          .anyMatch(manner -> manner.victims().contains(Rank.KING));
      return "A " + rank.word() + " may not take a " + (kings ? Rank.MAN : Rank.KING).word() + ".";
    }
  },
  SINGLE_JUMP(Refusal.Reason.CAPTURE_IS_OVER) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.jumpingOn(rules);
    }

    @Override
    RulePart rule(RuleSet rules, Rank rank) {
      return RulePart.Kind.CONTINUATION.only();
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return "A capture is a single jump.";
    }
  },
  PROMOTION(Refusal.Reason.CAPTURE_IS_OVER) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.goingOnAsKing(rules);
    }

    @Override
    RulePart rule(RuleSet rules, Rank rank) {
      return RulePart.Kind.PROMOTION.only();
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return "A capture ends where a man becomes a king.";
    }
  },
  REMOVAL(Refusal.Reason.REMOVAL) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.removingAtOnce(rules);
    }

    @Override
    RulePart rule(RuleSet rules, Rank rank) {
      return RulePart.Kind.REMOVAL.only();
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return "A captured piece stays until the move ends, and no piece may pass it till then.";
    }
  },
  JUMPED_AGAIN(Refusal.Reason.REMOVAL) {
    @Override
    RuleSet lift(RuleSet rules) {
      // What has left the board cannot be jumped again.
      return rules.withCapture(rules.capture().with(Removal.AT_END_OF_MOVE));
    }

    @Override
    boolean letsPass(Enquiry enquiry) {
      return enquiry.canJumpAlongTwice();
    }

    @Override
    RulePart rule(RuleSet rules, Rank rank) {
      return RulePart.Kind.REMOVAL.only();
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return "A piece that has been jumped is captured and cannot be jumped again.";
    }
  },
  MANNER(Refusal.Reason.MANNER) {
    @Override
    RuleSet lift(RuleSet rules) {
      return RelaxedRules.capturingFreely(RelaxedRules.removingAtOnce(rules));
    }

    @Override
    boolean letsPass(Enquiry enquiry) {
      // Captures in every direction are too many to look through for one that lands on other
      // squares as well.
      return enquiry.canJumpAlong();
    }

    @Override
    RulePart rule(RuleSet rules, Rank rank) {
      return RulePart.captures(rank);
    }

    @Override
    String sentence(RuleSet rules, Rank rank) {
      return PieceSentences.capturing(rules, rank);
    }
  };

  private static final String BEHIND_LAST_KING =
      "A capture that ends with a king ends just behind that king.";

  private final Refusal.Reason reason;

  Obstacle(Refusal.Reason reason) {
    this.reason = reason;
  }

  /** The rules without this one. */
  abstract RuleSet lift(RuleSet rules);

  /** Whether the move passes when the rule has been lifted. */
  boolean letsPass(Enquiry enquiry) {
    return enquiry.canCapture();
  }

  /** Where the rule stands that binds a piece of this rank. */
  abstract RulePart rule(RuleSet rules, Rank rank);

  /** The rule, as it binds a piece of this rank. */
  abstract String sentence(RuleSet rules, Rank rank);

  /** The rule that forbids the capture, if one of these does. */
  static Optional<Refusal> to(Position position, Wish wish, Rank rank) {
    if (!wish.mayCapture()) {
      return Optional.empty();
    }
    RuleSet rules = position.variant().rules();
    Side side = position.sideToMove();
    RuleSet lifted = rules;
    for (Obstacle obstacle : values()) {
      lifted = obstacle.lift(lifted);
      if (obstacle.letsPass(new Enquiry(lifted, position.placement(), side, wish))) {
        return Optional.of(new Refusal(
            obstacle.reason,
            obstacle.sentence(rules, rank),
            List.of(obstacle.rule(rules, rank)),
            List.of()));
      }
    }
    return Optional.empty();
  }

  /** Why a capture may not end where none of its jumps leads on. */
  static Refusal toEnding(BegunCapture begun) {
    return new Refusal(
        Refusal.Reason.LANDING,
        BEHIND_LAST_KING,
        List.of(RulePart.captures(begun.jumpedAs())),
        List.of());
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
      case NEXT_AFTER_LAST_KING, NEXT_AFTER_LAST_KING_OF_SEVERAL -> BEHIND_LAST_KING;
    };
  }
}
