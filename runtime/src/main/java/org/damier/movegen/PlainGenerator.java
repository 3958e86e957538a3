package org.damier.movegen;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.hook.CandidateMove;
import org.damier.hook.MovesHook;
import org.damier.hook.PositionView;
import org.damier.rules.CaptureSelection.Scope;
import org.damier.rules.Criterion;
import org.damier.rules.HookRule;
import org.damier.rules.Movement;
import org.damier.rules.RuleSet;

/**
 * The plain move generator, written to be read beside a rulebook: values only, no tables, no speed. Every faster generator
 * is compared with it.
 */
public final class PlainGenerator implements MoveGenerator {

  private final RuleSet rules;
  private final Board board;

  public PlainGenerator(RuleSet rules) {
    this.rules = rules;
    this.board = rules.board();
  }

  @Override
  public List<Move> legalMoves(Placement placement, Side side) {
    if (Verdicts.of(rules, placement, side).isPresent()) {
      return List.of();
    }
    List<Move> captures = select(captures(placement, side));
    if (isDuty(captures)) {
      return captures;
    }
    Set<Move> moves = new LinkedHashSet<>(captures);
    moves.addAll(quietMoves(placement, side));
    return List.copyOf(moves);
  }

  /** Whether one of these captures, all that may be chosen, must be made. */
  boolean isDuty(List<Move> captures) {
    return switch (rules.capture().duty()) {
      case MANDATORY -> !captures.isEmpty();
      case FORFEIT_KINGS ->
        captures.stream().anyMatch(capture -> capture.piece().rank() == Rank.MAN);
      case AGAINST_LAST_MOVED, OPTIONAL, FORFEIT, FORFEIT_ONE -> false;
    };
  }

  /** The captures that may be chosen and whose first jump is over this piece. */
  public List<Move> capturesTakingFirst(Placement placement, Side side, Square victim) {
    return select(finishedTakingFirst(placement, side, victim));
  }

  /** The captures whose first jump is over this piece, before any is selected. */
  List<FinishedCapture> finishedTakingFirst(Placement placement, Side side, Square victim) {
    return captures(placement, side, piece -> piece.finishedTakingFirst(victim));
  }

  /** The moves without capture, whether or not a capture is compulsory. */
  public List<Move> quietMoves(Placement placement, Side side) {
    Set<Move> moves = new LinkedHashSet<>();
    for (Square from : squares(placement.of(side))) {
      Piece piece = placement.at(from).orElseThrow();
      for (Movement movement : rules.piece(piece.rank()).moves()) {
        for (Direction direction : movement.directions().on(board, side)) {
          for (Square to : destinations(movement, placement, from, direction)) {
            moves.add(quietMove(placement, piece, from, to));
          }
        }
      }
    }
    addHookMoves(placement, side, moves);
    return moves.stream().filter(move -> isPermitted(placement, move)).toList();
  }

  private List<Square> destinations(
      Movement movement, Placement placement, Square from, Direction direction) {
    PlainPath path = new PlainPath(board, placement, direction);
    Side side = placement.at(from).orElseThrow().side();
    Optional<Square> next = board.next(from, direction);
    if (movement instanceof Movement.Step) {
      return path.emptyFrom(next).stream().limit(1).toList();
    }
    if (movement instanceof Movement.Slide) {
      return path.emptyFrom(next);
    }
    if (movement instanceof Movement.Line) {
      Optional<Square> beyond = path.past(next, placement.of(side, Rank.MAN));
      return beyond.equals(next)
          ? List.of()
          : path.emptyFrom(beyond).stream().limit(1).toList();
    }
    boolean far = movement instanceof Movement.Vault;
    Optional<Square> over = far ? path.pastEmpty(next) : next;
    Optional<Square> behind = over.filter(square -> placement.of(side).contains(square))
        .flatMap(square -> board.next(square, direction));
    return path.emptyFrom(behind).stream().limit(far ? Long.MAX_VALUE : 1).toList();
  }

  private Move quietMove(Placement placement, Piece piece, Square from, Square to) {
    Move unpromoted = new Move(piece, List.of(from, to), List.of(), piece.rank());
    return new Move(piece, unpromoted.route(), List.of(), rankAtEnd(placement, unpromoted));
  }

  private void addHookMoves(Placement placement, Side side, Set<Move> moves) {
    PositionView view = view(placement, side);
    for (HookRule<MovesHook> hook : rules.hooks().moves()) {
      hook.program().moves(view, new CheckedSink(hook, view) {
        @Override
        void accept(int from, int to) {
          Square origin = board.square(from);
          Piece piece = placement.at(origin).orElseThrow();
          moves.add(quietMove(placement, piece, origin, board.square(to)));
        }
      });
    }
  }

  /** All finished captures that the permit hooks allow, before any is selected by majority. */
  List<FinishedCapture> captures(Placement placement, Side side) {
    return captures(placement, side, PlainCapture::finished);
  }

  private List<FinishedCapture> captures(
      Placement placement, Side side, Function<PlainCapture, Set<FinishedCapture>> search) {
    List<FinishedCapture> captures = new ArrayList<>();
    for (Square from : squares(placement.of(side))) {
      search.apply(new PlainCapture(rules, placement, from)).stream()
          .map(capture -> withRankAtEnd(placement, capture))
          .filter(capture -> isPermitted(placement, capture.move()))
          .forEach(captures::add);
    }
    return captures;
  }

  FinishedCapture withRankAtEnd(Placement placement, FinishedCapture capture) {
    Move move = capture.move();
    return new FinishedCapture(
        new Move(move.piece(), move.route(), move.captured(), rankAtEnd(placement, move)),
        capture.capturedRanks());
  }

  /** Of all finished captures those that are best by each criterion in turn, each move once. */
  List<Move> select(List<FinishedCapture> captures) {
    if (rules.capture().selection().scope() == Scope.ALL_PIECES) {
      return best(captures);
    }
    return captures.stream()
        .collect(groupingBy(capture -> capture.move().from(), LinkedHashMap::new, toList()))
        .values()
        .stream()
        .flatMap(ofOnePiece -> best(ofOnePiece).stream())
        .toList();
  }

  private List<Move> best(List<FinishedCapture> captures) {
    List<FinishedCapture> best = captures;
    for (Criterion criterion : rules.capture().selection().criteria()) {
      Optional<FinishedCapture> leader = best.stream().max(criterion::compare);
      best = best.stream()
          .filter(capture -> criterion.compare(capture, leader.orElseThrow()) == 0)
          .toList();
    }
    return best.stream().map(FinishedCapture::move).distinct().toList();
  }

  boolean isPermitted(Placement placement, Move move) {
    return rules.hooks().permit().stream()
        .allMatch(
            hook -> hook.program().permits(view(placement, move.piece().side()), candidate(move)));
  }

  /** The moving piece's rank when the move is done: a man that rests in its promotion zone has become a king. */
  private Rank rankAtEnd(Placement placement, Move move) {
    boolean king =
        move.rankAfter() == Rank.KING || endsInZone(move) || promotesByHook(placement, move);
    return king ? Rank.KING : Rank.MAN;
  }

  private boolean endsInZone(Move move) {
    return rules
        .man()
        .promotion()
        .filter(promotion -> promotion.zone().of(rules.sideAfter(move)).contains(move.to()))
        .isPresent();
  }

  private boolean promotesByHook(Placement placement, Move move) {
    return rules.hooks().promotion().stream()
        .anyMatch(
            hook -> hook.program().promotes(view(placement, move.piece().side()), candidate(move)));
  }

  private static CandidateMove candidate(Move move) {
    return new CandidateMove(
        move.from(), move.to(), SquareSet.of(move.captured()), move.piece().rank());
  }

  private PositionView view(Placement placement, Side side) {
    return new PlacementView(board, placement, side);
  }

  private List<Square> squares(SquareSet set) {
    return set.indexes().stream().map(board::square).toList();
  }
}
