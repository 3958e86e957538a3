package org.damier.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.damier.Game;
import org.damier.Hop;
import org.damier.MoveBuilder;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Refusal;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.notation.Diagram;
import org.damier.notation.Fen;
import org.damier.notation.GameFen;
import org.damier.notation.MoveText;
import org.damier.rules.RuleSet;
import org.damier.storage.StoredGame;
import org.damier.storage.StoredRules;
import org.junit.jupiter.api.Test;

/** What holds of every game by whatever rules, with nothing to compare it with but itself. */
class RandomGamesTest {

  private static final int RULE_SETS = 60;

  private final Random random = new Random(23);
  private final Set<Outcome.Reason> seen = EnumSet.noneOf(Outcome.Reason.class);

  @Test
  void gamesAndPositionsComeBackFromTheirTexts() {
    RandomGames games = new RandomGames(1);
    for (int i = 0; i < RULE_SETS; i++) {
      Variant variant = variantFromText(games.nextRules());
      games.play(variant, game -> {
        assertPositionComesBack(game.position());
        assertGameComesBack(game);
        game.outcome().map(Outcome::reason).ifPresent(seen::add);
      });
    }
    assertThat(seen)
        .contains(
            Outcome.Reason.NO_MOVE,
            Outcome.Reason.MATERIAL,
            Outcome.Reason.REPETITION,
            Outcome.Reason.CLOCK);
  }

  private static Variant variantFromText(RuleSet rules) {
    String text = StoredRules.write(rules);
    RuleSet read = StoredRules.read(text);
    assertThat(read).isEqualTo(rules);
    assertThat(StoredRules.write(read)).isEqualTo(text);
    return Variant.of(read);
  }

  private static void assertPositionComesBack(Position position) {
    Variant variant = position.variant();
    Position read = variant.position(Fen.read(variant.board(), Fen.write(position)));
    assertThat(read).isEqualTo(position);
    assertThat(read.legalMoves()).isEqualTo(position.legalMoves());
    assertThat(read.outcome()).isEqualTo(position.outcome());
    String picture = Diagram.draw(variant.board(), position.placement());
    assertThat(Diagram.read(variant.board(), picture)).isEqualTo(position.placement());
  }

  private void assertGameComesBack(Game game) {
    Variant variant = game.position().variant();
    List<Square> clicked = someClicks(game);
    StoredGame stored = new StoredGame(game, clicked);
    for (String text : List.of(stored.toText(), stored.toJson())) {
      StoredGame read = StoredGame.read(variant, text);
      assertThat(read).as(text).isEqualTo(stored);
      assertStandAlike(read.game(), game);
    }
    GameFen line = GameFen.read(variant, new GameFen(game, clicked).write());
    assertThat(line.clicked()).isEqualTo(clicked);
    assertThat(line.game().history()).isEqualTo(game.history());
    assertStandAlike(game.isOnClaim() ? line.game().onClaim() : line.game(), game);
  }

  private static void assertStandAlike(Game one, Game other) {
    assertThat(one.position()).isEqualTo(other.position());
    assertThat(one.outcome()).isEqualTo(other.outcome());
    assertThat(one.endedBy()).isEqualTo(other.endedBy());
    assertThat(one.limits()).isEqualTo(other.limits());
    assertThat(one.claimable()).isEqualTo(other.claimable());
  }

  private List<Square> someClicks(Game game) {
    MoveBuilder builder = MoveBuilder.of(game.position());
    if (game.outcome().isEmpty()) {
      for (int i = random.nextInt(3); i > 0 && !builder.next().isEmpty(); i--) {
        builder = builder.click(one(builder.next()));
      }
    }
    return builder.clicked();
  }

  @Test
  void everyMoveIsReachedByItsTextByClicksAndByItsHops() {
    RandomGames games = new RandomGames(2);
    for (int i = 0; i < RULE_SETS; i++) {
      games.play(Variant.of(games.nextRules()), game -> {
        Position position = game.position();
        Set<String> texts = new HashSet<>();
        for (Move move : position.legalMoves()) {
          String text = MoveText.write(position, move);
          assertThat(texts.add(text)).as(text).isTrue();
          assertThat(MoveText.read(position, text)).isEqualTo(move);
          assertClicked(position, move);
          assertShown(position.variant(), move);
        }
      });
    }
  }

  /** Two moves can go by the same squares and others between, so the clicks may be those of another as well. */
  private static void assertClicked(Position position, Move move) {
    MoveBuilder builder = MoveBuilder.of(position);
    for (Square square : move.route()) {
      assertThat(builder.next()).as(move + " in " + position).contains(square);
      MoveBuilder next = builder.click(square);
      assertThat(next.back().clicked()).isEqualTo(builder.clicked());
      builder = next;
    }
    assertThat(builder.candidates()).contains(move);
    assertThat(builder.move()).isPresent();
  }

  private static void assertShown(Variant variant, Move move) {
    List<Square> route = new ArrayList<>(List.of(move.from()));
    List<Square> captured = new ArrayList<>();
    List<Square> lifted = new ArrayList<>();
    for (Hop hop : Hop.of(variant, move)) {
      assertThat(hop.from()).isEqualTo(route.get(route.size() - 1));
      route.add(hop.to());
      hop.captured().ifPresent(captured::add);
      lifted.addAll(hop.lifted());
    }
    assertThat(route).isEqualTo(move.route());
    assertThat(captured).isEqualTo(move.captured());
    assertThat(lifted).containsExactlyInAnyOrderElementsOf(captured);
  }

  @Test
  void whatIsRefusedIsNotLegalAndWhatIsNotIs() {
    RandomGames games = new RandomGames(3);
    for (int i = 0; i < RULE_SETS; i++) {
      games.play(Variant.of(games.nextRules()), game -> {
        for (int pair = 0; pair < 6; pair++) {
          assertRefusalsAgree(game.position());
        }
      });
    }
  }

  private void assertRefusalsAgree(Position position) {
    Board board = position.variant().board();
    List<Square> pair = List.of(one(board.squares()), one(board.squares()));
    List<Move> legal = position.legalMoves().stream()
        .filter(move -> move.from().equals(pair.get(0)) && move.to().equals(pair.get(1)))
        .toList();
    Optional<Refusal> refusal = Refusal.of(position, pair);
    assertThat(refusal.isEmpty())
        .as(pair + " in " + position + refusal)
        .isEqualTo(!legal.isEmpty());
    assertThat(Refusal.of(position, pair, true).isEmpty())
        .isEqualTo(legal.stream().anyMatch(Move::isCapture));
    assertThat(Refusal.ofStep(position, pair.get(0), pair.get(1)).isEmpty())
        .isEqualTo(legal.stream().anyMatch(move -> !move.isCapture()));
    for (Move move : legal) {
      assertThat(Refusal.of(position, move)).isEmpty();
      assertThat(Refusal.of(position, move.route())).isEmpty();
    }
    refusal
        .map(Refusal::instead)
        .ifPresent(instead -> assertThat(position.legalMoves()).containsAll(instead));
  }

  @Test
  void theBoardTurnedRoundWithTheColoursExchangedPlaysAlike() {
    RandomGames games = new RandomGames(4);
    int turned = 0;
    for (int i = 0; i < RULE_SETS; i++) {
      RuleSet rules = games.nextRules();
      if (TurnedBoard.isFor(rules)) {
        List<Game> plies = new ArrayList<>();
        games.play(Variant.of(rules), plies::add);
        assertPlaysAlikeTurned(plies);
        turned++;
      }
    }
    assertThat(turned).isGreaterThan(RULE_SETS / 4);
  }

  private static void assertPlaysAlikeTurned(List<Game> plies) {
    Game first = plies.get(0);
    TurnedBoard board = new TurnedBoard(first.position().variant());
    Game other = Game.from(board.turned(first.position()));
    other = first.isOnClaim() ? other.onClaim() : other;
    for (Game game : plies) {
      List<Move> moves = game.moves();
      other = moves.isEmpty() ? other : other.play(board.turned(moves.get(moves.size() - 1)));
      assertThat(Set.copyOf(other.position().legalMoves()))
          .isEqualTo(board.turned(game.position().legalMoves()));
      assertThat(other.outcome().isPresent()).isEqualTo(game.outcome().isPresent());
      assertThat(other.outcome().flatMap(Outcome::winner))
          .isEqualTo(game.outcome().flatMap(Outcome::winner).map(Side::opponent));
      assertThat(other.endedBy()).isEqualTo(game.endedBy());
      assertThat(other.limits()).isEqualTo(game.limits());
    }
  }

  private <T> T one(Collection<T> values) {
    return List.copyOf(values).get(random.nextInt(values.size()));
  }
}
