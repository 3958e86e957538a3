package org.damier.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.damier.Game;
import org.damier.History;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.engine.TooManyMovesException;
import org.damier.notation.MoveText;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the player that looks ahead finds. */
class SearchPlayerTest {

  private static final int SEEDS = 200;

  /** White's short king can be ahead by one; nothing can be captured soon, and a position that stands again is a draw. */
  private static final String SHUFFLE = """
      variant "Shuffle"

      board 5 x 5, all squares
      notation letters, a1 at bottom left

      setup
        white king  a1, c1
        black king  e5

      piece man
        moves     step forward
        captures  never
        promotes  never

      piece king
        moves     step orthogonal
        captures  jump orthogonal

      capture
        mandatory
        majority  none
        removal   at end of move

      play
        white first

      ending
        no move       loses
        repetition 2  draws
      """;

  /** Kings that may take what they like. */
  private static final String SCATTERED = """
      variant "Scattered" extends latvian

      board 12 x 12, all squares
      notation numbers

      capture
        majority  none
      """;

  /** A hook ends the game, and who has few pieces wins. */
  private static final String WON_BY_LOSING = """
      variant "Won by losing" extends international

      play
        hook ending "who has two pieces left or fewer wins" ```groovy
          if (position.pieces().size() <= 2) {
            return WINS
          }
          if (position.enemies().size() <= 2) {
            return LOSES
          }
          return GOES_ON
        ```
      """;

  /** What players of this depth choose, by their seeds. */
  private static Map<String, Integer> choices(Game game, int depth) {
    Map<String, Integer> choices = new TreeMap<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      String move = MoveText.write(game.position(), new SearchPlayer(depth, seed).choose(game));
      choices.merge(move, 1, Integer::sum);
    }
    return choices;
  }

  /** 28-22 gives a man, 17x28 must take it and comes no farther, and 33x13 takes both of Black's. */
  @Test
  void exchangesAreFollowedToTheirEnd() {
    assertThat(choices(Rules.game("international", "W:W27,28,33,39:B17,18"), 1))
        .containsOnlyKeys("28-22");
  }

  /** The man on 11 is a king, and has won, with its second move. One ply shows nothing but three men. */
  @Test
  void aWinInThreePliesIsFound() {
    Game game = Rules.game("breakthrough", "W:W11,50:B20");

    assertThat(choices(game, 3)).containsOnlyKeys("11-6", "11-7");
    assertThat(choices(game, 1)).containsOnlyKeys("11-6", "11-7", "50-44", "50-45");
  }

  /** 46-41 leaves the man on 36 without a move, as 47 behind is occupied; every other move lets it go on. */
  @Test
  void takingTheLastMoveAwayWins() {
    assertThat(choices(Rules.game("international", "W:W46,47,35:B36"), 1))
        .containsOnlyKeys("46-41");
  }

  /** Who has no move wins: the last man is given away. */
  @Test
  void aLosingGameIsLostOnPurpose() {
    assertThat(choices(Rules.game("antidraughts", "W:W32:B23"), 1)).containsOnlyKeys("32-28");
  }

  @ParameterizedTest
  @CsvSource({"international, 100", "antidraughts, -100", "anti-dameo, -100", "ghanaian, 100"})
  void theRulesSayWhetherAManIsGood(String variant, int man) {
    assertThat(Worth.of(Variants.load(variant)).man()).isEqualTo(man);
  }

  /** With the capture that 32-28 forces, White has two pieces left. Such a hook no engine knows. */
  @Test
  void aHookSaysSoToo() {
    Variant variant = Rules.of(WON_BY_LOSING);

    assertThat(variant.engine()).isEmpty();
    assertThat(Worth.of(variant).man()).isEqualTo(-100);
    assertThat(choices(Game.from(Rules.position(variant, "W:W32,45,50:B1,2,23")), 1))
        .containsOnlyKeys("32-28");
  }

  /** What a king is worth hangs on how far it goes. */
  @ParameterizedTest
  @CsvSource({"international, 300", "english, 150", "turkish, 300", "palestinian, 150"})
  void aFlyingKingIsWorthMoreThanAShortOne(String variant, int king) {
    assertThat(Worth.of(Variants.load(variant)).king()).isEqualTo(king);
  }

  @Test
  void movesThatComeToTheSameAreEquallyLikely() {
    // Four moves, 50 times each with a standard deviation of 6.
    assertThat(choices(Rules.game("breakthrough", "W:W11,50:B20"), 1).values())
        .allMatch(times -> times > 25 && times < 75);
  }

  /** A piece down, Black makes the first position stand a second time; any other move leaves it a piece down. */
  @Test
  void whoIsBehindTakesADrawByRepetition() {
    Game game = Rules.after(Game.of(Rules.of(SHUFFLE)), "a1-a2", "e5-e4", "a2-a1");

    assertThat(choices(game, 1)).containsOnlyKeys("e4-e5");
  }

  /** A piece up, White does not go back to where its kings stood two moves ago with the same of Black's. */
  @Test
  void whoIsAheadAvoidsIt() {
    Game game = Rules.after(Game.of(Rules.of(SHUFFLE)), "a1-a2", "e5-e4", "c1-d1", "e4-e5");

    assertThat(Rules.after(game, "d1-c1").outcome().map(Outcome::isDraw)).contains(true);
    assertThat(choices(game, 1)).hasSizeGreaterThan(1).doesNotContainKey("d1-c1");
  }

  /** The same two plies away: after b1-c1 Black could make the first position stand again. */
  @Test
  void aRepetitionIsSeenAsFarAsThePlayerLooks() {
    Game game = Rules.after(Game.of(Rules.of(SHUFFLE)), "c1-b1", "e5-e4");

    assertThat(choices(game, 1)).containsOnlyKeys("a1-a2", "b1-b2", "b1-c1");
    assertThat(choices(game, 2)).containsOnlyKeys("a1-a2", "b1-b2");
  }

  /**
   * After 24 moves of kings on both sides Black, far behind, moves a king once more: White has nothing but kings to answer with,
   * and the game is drawn. 6-11 would begin a new count.
   */
  @Test
  void aClockIsSeenAsFarAsThePlayerLooks() {
    Position position = Rules.position(Variants.load("international"), "B:WK47,K48,K49:B6,K4");
    Game game = Game.resumed(position, new History(Map.of(position, 1), List.of(48, 0, 0)));

    assertThat(choices(game, 2).keySet()).isNotEmpty().allMatch(move -> move.startsWith("4-"));
    assertThat(choices(Game.from(position), 2)).containsOnlyKeys("6-11");
  }

  /** Whatever wins, who looks ahead two plies wins nearly always against one who does not look. */
  @ParameterizedTest
  @ValueSource(
      strings = {"international", "antidraughts", "anti-dameo", "breakthrough", "ghanaian-singleton"
      })
  void itBeatsWhoMovesAtRandom(String variant) {
    Match match = Match.of(Game.of(Variants.load(variant))).games(5);

    MatchReport white =
        match.between(seed -> new SearchPlayer(2, seed), RandomPlayer::new).play();
    MatchReport black =
        match.between(RandomPlayer::new, seed -> new SearchPlayer(2, seed)).play();

    assertThat(white.wins(Side.WHITE) + black.wins(Side.BLACK)).isGreaterThanOrEqualTo(9);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aPlayerAnswersTheSameAgain(int depth) {
    Player player = new SearchPlayer(depth, 7);
    Game game = Game.of(Variants.load("international"));
    for (int ply = 0; ply < 10; ply++) {
      assertThat(player.choose(game)).isEqualTo(new SearchPlayer(depth, 7).choose(game));
      game = game.play(player.choose(game));
    }
  }

  @Test
  void whatIsThereIsPlayedWhenStoppedAtOnce() {
    Variant variant = Variants.load("international");

    assertThat(variant.start().legalMoves())
        .contains(new SearchPlayer(SearchPlayer.DEEPEST, 1).choose(Game.of(variant), () -> true));
  }

  @Test
  void aSearchThatIsStoppedKeepsWhatOnePlyHasShown() {
    Game game = Rules.game("international", "W:W27,28,33,39:B17,18");
    int[] asked = {0};

    assertThat(new SearchPlayer(SearchPlayer.DEEPEST, 1).choose(game, () -> asked[0]++ >= 2))
        .hasToString("28-22");
  }

  /** White's king in the corner has more captures among 35 kings than can be listed; Black's moves are a few hundred. */
  @Test
  void whatCannotBeListedIsNotLookedAt() {
    Variant variant = Rules.of(SCATTERED);
    Game game = Game.from(Rules.position(
        variant,
        "B:WK133:BK26,K27,K28,K29,K30,K32,K33,K34,K50,K51,K52,K53,K54,K56,K58,K74,K75,K76,K78,"
            + "K79,K80,K81,K82,K98,K99,K100,K102,K103,K104,K105,K106,K122,K124,K126,K128,K130"));
    Move move = new SearchPlayer(1, 1).choose(game);

    assertThatThrownBy(
            () -> game.position().play(game.position().legalMoves().get(0)).legalMoves())
        .isInstanceOf(TooManyMovesException.class);
    assertThat(game.position().legalMoves()).contains(move);
  }

  @Test
  void misuseIsTold() {
    assertThatThrownBy(() -> new SearchPlayer(0, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A player looks 1 to 99 plies ahead, not 0.");
    assertThatThrownBy(() -> new SearchPlayer(1, 1).choose(Rules.game("international", "B:W32:B")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("There is nothing to choose, as the game is over. Black has no legal move.");
  }
}
