package org.damier;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.Refusal.Reason;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.hook.PermitHook;
import org.damier.movegen.BegunCapture;
import org.damier.movegen.Enquiry;
import org.damier.movegen.Shortfall;
import org.damier.movegen.Wish;
import org.damier.rules.HookRule;
import org.damier.rules.Rest;
import org.damier.rules.RulePart;
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
    Optional<Refusal> before = position
        .decided()
        .map(end -> Refusal.gameOver(end.outcome(), Optional.of(end.rule())))
        .or(this::piece);
    return (before.isPresent() ? before : move()).map(refusal -> refusal.insteadOf(instead()));
  }

  private List<Move> instead() {
    List<Move> legal = position.legalMoves();
    List<Move> ofPiece =
        legal.stream().filter(move -> move.from().equals(wish.from())).toList();
    return ofPiece.isEmpty() ? legal : ofPiece;
  }

  private Optional<Refusal> piece() {
    Optional<Piece> piece = position.at(wish.from());
    if (piece.isEmpty()) {
      return refuse(Reason.NO_PIECE, wish.from() + " is empty.", atStart(setup()));
    }
    return piece.get().side() == position.sideToMove()
        ? Optional.empty()
        : refuse(
            Reason.NOT_YOUR_PIECE,
            wish.from() + " is " + piece.get().side().title() + "'s; it is "
                + position.sideToMove().title() + "'s turn.",
            atStart(List.of(RulePart.Kind.FIRST.only())));
  }

  /** The rules if the game has just begun, when they say where pieces stand and who moves. */
  private List<RulePart> atStart(List<RulePart> said) {
    return position.equals(position.variant().start()) ? said : List.of();
  }

  private List<RulePart> setup() {
    Side side = position.sideToMove();
    return Stream.of(Rank.values())
        .filter(rank -> !rules.start().of(side, rank).isEmpty())
        .map(rank -> RulePart.setup(side, rank))
        .toList();
  }

  private Optional<Refusal> move() {
    boolean quiet = unforbidden.quietMove().isPresent();
    if (quiet) {
      return mandatoryCapture().or(this::forbidden).or(this::resting);
    }
    Enquiry asked = position.exposed().map(inForce::takingFirst).orElse(inForce);
    Optional<Move> capture = asked.wholeCapture();
    if (capture.isPresent()) {
      return asked.shortfall(capture.get()).map(shortfall -> better(capture.get(), shortfall));
    }
    if (passesExposedBy()) {
      return mandatoryCapture();
    }
    return asked
        .begunCapture()
        .map(this::unfinished)
        .or(this::forbidden)
        .or(() -> Obstacle.to(position, wish, rank()))
        .or(() -> wish.mayBeQuiet() ? mandatoryCapture() : Optional.empty())
        .or(this::blocked)
        .or(this::noMove);
  }

  /** Whether a piece must be taken first, and the wish is a capture that takes others. */
  private boolean passesExposedBy() {
    return position.exposed().isPresent() && inForce.wholeCapture().isPresent();
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
    return refuse(
        Reason.CAPTURE_IS_MANDATORY, what + some + more + ".", List.of(RulePart.Kind.DUTY.only()));
  }

  private Refusal better(Move capture, Shortfall shortfall) {
    Move better = shortfall.better();
    return new Refusal(
        Reason.BETTER_CAPTURE,
        measured(capture, shortfall) + ", " + measured(better, shortfall) + ": another capture "
            + shortfall.criterion().shortfall() + ".",
        List.of(RulePart.Kind.MAJORITY.only()),
        List.of());
  }

  private String measured(Move capture, Shortfall shortfall) {
    return rules.notation().route(capture) + " "
        + Measures.of(shortfall.criterion(), capture, position.placement());
  }

  private Refusal unfinished(BegunCapture begun) {
    if (begun.goesOnTo().isEmpty()) {
      return Obstacle.toEnding(begun);
    }
    String next = begun.goesOnTo().stream().map(Square::name).collect(Collectors.joining(" or "));
    return new Refusal(
        Reason.CAPTURE_GOES_ON,
        "The capture must go on from " + begun.move().to() + " to " + next + ".",
        List.of(RulePart.Kind.CONTINUATION.only()),
        List.of());
  }

  private Optional<Refusal> forbidden() {
    if (isGiven(inForce) || !isGiven(unforbidden)) {
      return Optional.empty();
    }
    List<HookRule<PermitHook>> hooks = rules.hooks().permit();
    return IntStream.range(0, hooks.size())
        .filter(i -> forbids(hooks.get(i)))
        .mapToObj(i -> new Refusal(
            Reason.FORBIDDEN,
            hooks.get(i).asSentence(),
            List.of(RulePart.Kind.HOOK_PERMIT.at(i)),
            List.of()))
        .findFirst();
  }

  private Optional<Refusal> resting() {
    return position.restingKing().filter(wish.from()::equals).flatMap(square -> {
      Rest rest = rules.king().rest().orElseThrow();
      return refuse(
          Reason.FORBIDDEN,
          "The king on " + square + " must rest: it has made " + rest.moves()
              + " moves in a row without capture.",
          List.of(RulePart.Kind.REST.only()));
    });
  }

  private boolean forbids(HookRule<PermitHook> hook) {
    return !isGiven(enquiry(RelaxedRules.forbidding(rules, List.of(hook))));
  }

  private static boolean isGiven(Enquiry enquiry) {
    return enquiry.quietMove().isPresent() || enquiry.wholeCapture().isPresent();
  }

  private Optional<Refusal> blocked() {
    boolean oneLeg = wish.squares().size() == 2 && !wish.to().equals(wish.from());
    if (oneLeg && position.at(wish.to()).isPresent()) {
      return refuse(Reason.BLOCKED, wish.to() + " is not empty.", manner());
    }
    return oneLeg && new FreeWay(position, wish).isAMove()
        ? refuse(
            Reason.BLOCKED,
            "The way from " + wish.from() + " to " + wish.to() + " is not free.",
            manner())
        : Optional.empty();
  }

  private Optional<Refusal> noMove() {
    return refuse(
        Reason.NOT_A_MOVE,
        wish.mayBeQuiet()
            ? PieceSentences.moving(rules, rank())
            : "No capture leads that way. " + PieceSentences.capturing(rules, rank()),
        manner());
  }

  /** The rules that say how the piece does what is wished of it. */
  private List<RulePart> manner() {
    if (!wish.mayBeQuiet()) {
      return List.of(RulePart.captures(rank()));
    }
    Stream<RulePart> hooks =
        IntStream.range(0, rules.hooks().moves().size()).mapToObj(RulePart.Kind.HOOK_MOVES::at);
    return Stream.concat(Stream.of(RulePart.moves(rank())), hooks).toList();
  }

  private Rank rank() {
    return position.at(wish.from()).orElseThrow().rank();
  }

  private Enquiry enquiry(RuleSet asked) {
    return new Enquiry(asked, position.placement(), position.sideToMove(), wish);
  }

  private static Optional<Refusal> refuse(Reason reason, String sentence, List<RulePart> rules) {
    return Optional.of(new Refusal(reason, sentence, rules, List.of()));
  }
}
