package org.damier.storage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.IllegalSetupException;
import org.damier.MoveBuilder;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.notation.FenException;
import org.damier.notation.GameFen;
import org.damier.notation.MoveText;
import org.damier.notation.MoveTextException;
import org.damier.rules.MoveNotation;

/**
 * A game with its past, and the half-made move of the side to move if there is one. An immutable value. A position is a game
 * without moves. It can be stored as one line of text or as JSON; {@link #read} understands both.
 *
 * <pre>{@code
 * damier-game 1|Dameo|9f0c…|W:Wa1,…|b3-d5 g6-g5|resignation white|d5
 * }</pre>
 *
 * <p>Stored are variant, start, moves and how the players ended the game; what the rules make of it is found anew when
 * reading.
 *
 * @param game the game
 * @param clicked the squares of the half-made move, its origin first; none if none has been begun
 */
public record StoredGame(Game game, List<Square> clicked) {

  /** The version of the formats that this program writes, and the only one it reads. */
  public static final int VERSION = 1;

  static final String FORMAT = "damier-game";

  private static final String ON_CLAIM = "on-claim";
  private static final String CLAIMED = "claimed";

  public StoredGame {
    clicked = List.copyOf(clicked);
  }

  /** A game in which no move is half made. */
  public StoredGame(Game game) {
    this(game, List.of());
  }

  /** The half-made move, to be gone on with. */
  public MoveBuilder builder() {
    return MoveBuilder.of(game.position(), clicked);
  }

  /** The game as one line of text. */
  public String toText() {
    GameRecord record = record();
    return String.join(
        "|",
        FORMAT + " " + VERSION,
        GameRecord.inLine(record.rules().name()),
        record.rules().hash(),
        record.start(),
        String.join(" ", record.moves()),
        GameRecord.inLine(record.ended()),
        String.join(" ", record.clicked()));
  }

  /** The game as a JSON object. */
  public String toJson() {
    GameRecord record = record();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("format", FORMAT);
    json.put("version", VERSION);
    json.put("variant", record.rules().name());
    json.put("rules", record.rules().hash());
    json.put("start", record.start());
    json.put("moves", record.moves());
    json.put("ended", record.ended());
    json.put("clicked", record.clicked());
    return JsonWriter.write(json);
  }

  private GameRecord record() {
    Variant variant = game.position().variant();
    return new GameRecord(
        RulesIdentity.of(variant),
        new GameFen(game.beginning()).write(),
        // Whatever the variant's own signs are, these hold no blank and no bar.
        game.moves().stream().map(MoveNotation.STANDARD::route).toList(),
        said(game),
        clicked.stream().map(Square::name).toList());
  }

  private static String said(Game game) {
    String ended = game.outcome().map(StoredGame::ended).orElse("");
    if (!game.isOnClaim()) {
      return ended;
    }
    String said = isByHistory(game.outcome()) ? CLAIMED : ended;
    return said.isEmpty() ? ON_CLAIM : ON_CLAIM + " " + said;
  }

  private static boolean isByHistory(Optional<Outcome> outcome) {
    return outcome
        .map(Outcome::reason)
        .filter(reason -> reason == Outcome.Reason.REPETITION || reason == Outcome.Reason.CLOCK)
        .isPresent();
  }

  /** What the players or the arbiter said; nothing where the rules ended the game. */
  private static String ended(Outcome outcome) {
    boolean declared = switch (outcome.reason()) {
      case AGREEMENT, RESIGNATION, ADJUDICATION -> true;
      case NO_MOVE, MATERIAL, REPETITION, CLOCK, HOOK -> false;
    };
    String winner = outcome
        .winner()
        .map(side -> " " + side.title().toLowerCase(Locale.ROOT))
        .orElse(" draw");
    String sentence =
        outcome.reason() == Outcome.Reason.ADJUDICATION ? " " + outcome.sentence() : "";
    return declared ? JsonObject.word(outcome.reason()) + winner + sentence : "";
  }

  /**
   * Which rules the stored game was played by.
   *
   * @throws StorageException if the text is no stored game
   */
  public static RulesIdentity rulesOf(String text) {
    Objects.requireNonNull(text, "text");
    return GameRecord.read(text).rules();
  }

  /**
   * The stored game of a variant.
   *
   * @throws StorageException if the text is damaged, or the game was played by other rules
   */
  public static StoredGame read(Variant variant, String text) {
    Objects.requireNonNull(variant, "variant");
    Objects.requireNonNull(text, "text");
    GameRecord record = GameRecord.read(text);
    RulesIdentity rules = RulesIdentity.of(variant);
    if (!record.rules().equals(rules)) {
      throw new StorageException(
          record.rules().name().equals(rules.name())
              ? "The rules of " + rules.name() + " have changed since the game was stored."
              : "The game is one of " + record.rules().name() + ", not of " + rules.name() + ".");
    }
    return game(variant, record);
  }

  /**
   * The stored game, played again by rules that may not be those it was played by.
   *
   * @throws StorageException if the text is damaged, or a move is not legal by these rules
   */
  public static StoredGame readByOtherRules(Variant variant, String text) {
    Objects.requireNonNull(variant, "variant");
    Objects.requireNonNull(text, "text");
    return game(variant, GameRecord.read(text));
  }

  private static StoredGame game(Variant variant, GameRecord record) {
    try {
      Game game = GameFen.read(variant, record.start()).game();
      boolean onClaim = record.ended().startsWith(ON_CLAIM);
      game = onClaim ? game.onClaim() : game;
      for (String text : record.moves()) {
        game = game.play(move(game.position(), text));
      }
      game = ended(game, onClaim ? afterOnClaim(record.ended()) : record.ended());
      List<Square> clicked = new ArrayList<>();
      record.clicked().forEach(name -> clicked.add(variant.board().square(name)));
      return new StoredGame(game, MoveBuilder.of(game.position(), clicked).clicked());
    } catch (FenException | IllegalSetupException | MoveTextException e) {
      throw new StorageException("The stored game cannot be played: " + e.getMessage(), e);
    } catch (IllegalArgumentException | IllegalStateException e) {
      throw new StorageException("The stored game is damaged: " + e.getMessage(), e);
    }
  }

  /** The move as it is written here, or else as people write moves. */
  private static Move move(Position position, String text) {
    return position.legalMoves().stream()
        .filter(move -> MoveNotation.STANDARD.route(move).equals(text))
        .findFirst()
        .orElseGet(() -> MoveText.read(position, text));
  }

  private static String afterOnClaim(String ended) {
    return ended.length() > ON_CLAIM.length() ? ended.substring(ON_CLAIM.length() + 1) : "";
  }

  private static Game ended(Game game, String ended) {
    if (ended.isEmpty()) {
      return game;
    }
    if (ended.equals(CLAIMED)) {
      return game.claim();
    }
    List<String> words = List.of(ended.split(" ", 3));
    Optional<Side> winner = winner(words);
    return switch (JsonObject.constantOf(words.get(0), Outcome.Reason.class)) {
      case AGREEMENT -> game.agreeDraw();
      case RESIGNATION ->
        game.resign(winner
            .map(Side::opponent)
            .orElseThrow(() -> new StorageException("A resignation has a winner.")));
      case ADJUDICATION ->
        game.adjudicate(new Outcome(
            winner,
            Outcome.Reason.ADJUDICATION,
            words.stream().skip(2).collect(Collectors.joining())));
      case NO_MOVE, MATERIAL, REPETITION, CLOCK, HOOK ->
        throw new StorageException("`" + ended + "` is not for players to say.");
    };
  }

  private static Optional<Side> winner(List<String> words) {
    return switch (words.size() > 1 ? words.get(1) : "") {
      case "white" -> Optional.of(Side.WHITE);
      case "black" -> Optional.of(Side.BLACK);
      case "draw" -> Optional.empty();
      default -> throw new StorageException("Nobody is `" + words + "`.");
    };
  }
}
