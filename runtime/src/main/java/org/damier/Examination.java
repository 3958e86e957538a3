package org.damier;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.Refusal.Reason;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Square;
import org.damier.hook.PermitHook;
import org.damier.movegen.BegunCapture;
import org.damier.movegen.Enquiry;
import org.damier.movegen.Shortfall;
import org.damier.movegen.Wish;
import org.damier.rules.HookRule;
import org.damier.rules.Rest;
import org.damier.rules.RuleSet;

/** Holds one wish against the rules, one after another, until one refuses it. */
final class Examination {

  private static final int CAPTURES_SHOWN = 3;

  private final Position position;
  private final RuleSet rules;
  private final Wish wish;
  private final Enquiry inForce;
  private final Enquiry unforbidden;

  Examination(Position position, Wish wish) {
    this.position = position;
    this.rules = position.variant().rules();
    this.wish = wish;
    this.inForce = enquiry(rules);
    this.unforbidden = enquiry(RelaxedRules.forbidding(rules, List.of()));
  }

  /** The first rule that refuses the wish; empty if none does. */
  Optional<Refusal> verdict() {
    Optional<Refusal> before = position.outcome().map(Refusal::gameOver).or(this::piece);
    return before.isPresent() ? before : move();
  }

  private Optional<Refusal> piece() {
    Optional<Piece> piece = position.at(wish.from());
    if (piece.isEmpty()) {
      return refuse(Reason.NO_PIECE, wish.from() + " is empty.");
    }
    return piece.get().side() == position.sideToMove()
        ? Optional.empty()
        : refuse(
            Reason.NOT_YOUR_PIECE,
            wish.from() + " is " + piece.get().side().title() + "'s; it is "
                + position.sideToMove().title() + "'s turn.");
  }

  private Optional<Refusal> move() {
    boolean quiet = unforbidden.quietMove().isPresent();
    if (quiet) {
      return mandatoryCapture().or(this::forbidden).or(this::resting);
    }
    Optional<Move> capture = inForce.wholeCapture();
    if (capture.isPresent()) {
      if (passesExposedBy(capture.get())) {
        return mandatoryCapture();
      }
      return inForce.shortfall(capture.get()).map(shortfall -> better(capture.get(), shortfall));
    }
    return inForce
        .begunCapture()
        .map(this::unfinished)
        .or(this::forbidden)
        .or(() -> Obstacle.to(position, wish, rank()))
        .or(() -> wish.mayBeQuiet() ? mandatoryCapture() : Optional.empty())
        .or(this::blocked)
        .or(this::noMove);
  }

  /** Whether a piece must be taken first that this capture does not take first by any way. */
  private boolean passesExposedBy(Move capture) {
    return position.exposed().isPresent() && !position.legalMoves().contains(capture);
  }

  private Optional<Refusal> mandatoryCapture() {
    List<Move> captures =
        position.exposed().isPresent() ? position.legalMoves() : inForce.compulsoryCaptures();
    if (captures.isEmpty()) {
      return Optional.empty();
    }
    String some = captures.stream()
        .limit(CAPTURES_SHOWN)
        .map(rules.notation()::route)
        .collect(Collectors.joining(" or "));
    String more = captures.size() > CAPTURES_SHOWN ? " or another" : "";
    String what = position
        .exposed()
        .map(square -> "The piece on " + square + " has just moved there and must be taken first: ")
        .orElse("A capture is compulsory: ");
    return refuse(Reason.CAPTURE_IS_MANDATORY, what + some + more + ".");
  }

  private Refusal better(Move capture, Shortfall shortfall) {
    Move better = shortfall.better();
    int taken = capture.captured().size();
    String numbers = better.captured().size() > taken
        ? " takes " + better.captured().size() + ", this one " + taken
        : "";
    return new Refusal(
        Reason.BETTER_CAPTURE,
        rules.notation().route(capture) + " is not enough, another capture "
            + shortfall.criterion().shortfall() + ": " + rules.notation().route(better) + numbers
            + ".");
  }

  private Refusal unfinished(BegunCapture begun) {
    if (begun.goesOnTo().isEmpty()) {
      return Obstacle.toEnding(begun, rules);
    }
    String next = begun.goesOnTo().stream().map(Square::name).collect(Collectors.joining(" or "));
    return new Refusal(
        Reason.CAPTURE_GOES_ON,
        "The capture must go on from " + begun.move().to() + " to " + next + ".");
  }

  private Optional<Refusal> forbidden() {
    if (isGiven(inForce) || !isGiven(unforbidden)) {
      return Optional.empty();
    }
    return rules.hooks().permit().stream()
        .filter(this::forbids)
        .map(hook -> new Refusal(Reason.FORBIDDEN, hook.sentence()))
        .findFirst();
  }

  private Optional<Refusal> resting() {
    return position.restingKing().filter(wish.from()::equals).flatMap(square -> {
      Rest rest = rules.king().rest().orElseThrow();
      return refuse(
          Reason.FORBIDDEN,
          "The king on " + square + " must rest: it has made " + rest.moves()
              + " moves in a row without capture.");
    });
  }

  private boolean forbids(HookRule<PermitHook> hook) {
    return !isGiven(enquiry(RelaxedRules.forbidding(rules, List.of(hook))));
  }

  private static boolean isGiven(Enquiry enquiry) {
    return enquiry.quietMove().isPresent() || enquiry.wholeCapture().isPresent();
  }

  private Optional<Refusal> blocked() {
    if (!wish.mayBeQuiet() || wish.to().equals(wish.from())) {
      return Optional.empty();
    }
    if (position.at(wish.to()).isPresent()) {
      return refuse(Reason.BLOCKED, wish.to() + " is not empty.");
    }
    Piece piece = position.at(wish.from()).orElseThrow();
    Placement alone = Placement.EMPTY.with(piece, wish.from());
    RuleSet free = RelaxedRules.forbidding(rules, List.of());
    return new Enquiry(free, alone, piece.side(), wish)
        .quietMove()
        .map(move -> new Refusal(
            Reason.BLOCKED, "The way from " + wish.from() + " to " + wish.to() + " is not free."));
  }

  private Optional<Refusal> noMove() {
    boolean routeIsGiven = wish.squares().size() > 2;
    return refuse(
        Reason.NOT_A_MOVE,
        routeIsGiven || !wish.mayBeQuiet()
            ? "No capture leads that way. " + PieceSentences.capturing(rules, rank())
            : PieceSentences.moving(rules, rank()));
  }

  private Rank rank() {
    return position.at(wish.from()).orElseThrow().rank();
  }

  private Enquiry enquiry(RuleSet asked) {
    return new Enquiry(asked, position.placement(), position.sideToMove(), wish);
  }

  private static Optional<Refusal> refuse(Reason reason, String sentence) {
    return Optional.of(new Refusal(reason, sentence));
  }
}
