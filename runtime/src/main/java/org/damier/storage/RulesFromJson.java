package org.damier.storage;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.Setup;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.board.Hexes;
import org.damier.board.Lines;
import org.damier.board.Rank;
import org.damier.board.Shape;
import org.damier.board.SquareNaming;
import org.damier.board.SquareSet;
import org.damier.notation.Fen;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureSelection;
import org.damier.rules.Condition;
import org.damier.rules.Criterion;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.HookRules;
import org.damier.rules.Landing;
import org.damier.rules.Material;
import org.damier.rules.MoveNotation;
import org.damier.rules.Movement;
import org.damier.rules.PieceRules;
import org.damier.rules.Promotion;
import org.damier.rules.Rest;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;

/** Rules without hooks from JSON. */
final class RulesFromJson {

  /** Least and most of men, kings and pieces. */
  private static final int NUMBERS_OF_FORCES = 6;

  private static final Pattern LINE = Pattern.compile("\\d{1,2},\\d{1,2}-\\d{1,2},\\d{1,2}");

  private RulesFromJson() {}

  static RuleSet rules(JsonObject json) {
    Board board = board(json.object("board"));
    Setup start = Fen.read(board, json.text("start"));
    return new RuleSet(
        json.text("name"),
        board,
        start.placement(),
        start.sideToMove(),
        piece(json.object("man")),
        piece(json.object("king")),
        capture(json.object("capture")),
        json.objects("endings").stream().map(RulesFromJson::ending).toList(),
        notation(json.object("notation")),
        HookRules.NONE);
  }

  private static Board board(JsonObject json) {
    Set<Direction> forward = EnumSet.noneOf(Direction.class);
    json.texts("forward")
        .forEach(word -> forward.add(JsonObject.constantOf(word, Direction.class)));
    return Board.of(
        json.number("columns"),
        json.number("rows"),
        shape(json),
        new SquareNaming(
            json.constant("names", SquareNaming.Style.class),
            json.constant("corner", SquareNaming.Corner.class)),
        forward);
  }

  private static Shape shape(JsonObject json) {
    if (json.has("trimmed")) {
      return new Hexes(json.number("trimmed"));
    }
    return json.has("lines")
        ? new Lines(
            json.texts("lines").stream().map(RulesFromJson::line).collect(Collectors.toSet()))
        : json.constant("colouring", Colouring.class);
  }

  private static Lines.Line line(String text) {
    if (!LINE.matcher(text).matches()) {
      throw new StorageException("`" + text + "` is no line.");
    }
    List<Integer> numbers =
        Stream.of(text.split("[,-]", -1)).map(Integer::valueOf).toList();
    return new Lines.Line(
        new Shape.Place(numbers.get(0), numbers.get(1)),
        new Shape.Place(numbers.get(2), numbers.get(3)));
  }

  private static PieceRules piece(JsonObject json) {
    return new PieceRules(
        json.objects("moves").stream().map(RulesFromJson::movement).toList(),
        json.objects("captures").stream().map(RulesFromJson::manner).toList(),
        json.has("promotion") ? Optional.of(promotion(json.object("promotion"))) : Optional.empty(),
        json.has("rest") ? Optional.of(rest(json.object("rest"))) : Optional.empty());
  }

  private static Rest rest(JsonObject json) {
    return new Rest(json.number("moves"), json.text("while").equals("men"));
  }

  private static Movement movement(JsonObject json) {
    Directions directions = directions(json);
    return json.constant("gait", Movement.Gait.class).in(directions);
  }

  private static CaptureManner manner(JsonObject json) {
    Directions directions = directions(json);
    Set<Rank> victims = EnumSet.noneOf(Rank.class);
    json.texts("victims").forEach(word -> victims.add(JsonObject.constantOf(word, Rank.class)));
    CaptureManner.Terms terms = new CaptureManner.Terms(
        json.has("overOwnToo"),
        json.has("fromAfar"),
        json.has("landingOn") ? Optional.of(zone(json.object("landingOn"))) : Optional.empty());
    return switch (json.text("leap")) {
      case "jump" -> new CaptureManner.Jump(directions, victims, terms);
      case "fly" ->
        new CaptureManner.Fly(directions, json.constant("landing", Landing.class), victims, terms);
      default -> throw new StorageException("`" + json.text("leap") + "` is no leap.");
    };
  }

  private static Directions directions(JsonObject json) {
    return new Directions(
        json.list("directions").stream().map(RulesFromJson::term).toList());
  }

  private static Set<DirectionWord> term(Object words) {
    Set<DirectionWord> term = new HashSet<>();
    if (words instanceof List<?> list) {
      list.forEach(
          word -> term.add(JsonObject.constantOf(String.valueOf(word), DirectionWord.class)));
    }
    return term;
  }

  private static Promotion promotion(JsonObject json) {
    return new Promotion(zone(json), json.constant("timing", Promotion.Timing.class));
  }

  private static Zone zone(JsonObject json) {
    return new Zone(
        json.text("zone"), squares(json.numbers("white")), squares(json.numbers("black")));
  }

  private static SquareSet squares(List<Integer> indexes) {
    SquareSet set = SquareSet.EMPTY;
    for (int index : indexes) {
      set = set.with(index);
    }
    return set;
  }

  private static CaptureRules capture(JsonObject json) {
    return new CaptureRules(
        json.constant("duty", CaptureRules.Duty.class),
        json.constant("continuation", CaptureRules.Continuation.class),
        new CaptureSelection(
            json.objects("criteria").stream().map(RulesFromJson::criterion).toList(),
            json.has("scope")
                ? json.constant("scope", CaptureSelection.Scope.class)
                : CaptureSelection.Scope.ALL_PIECES),
        json.constant("removal", CaptureRules.Removal.class),
        json.constant("reversal", CaptureRules.Reversal.class),
        json.has("captor")
            ? json.constant("captor", CaptureRules.Captor.class)
            : CaptureRules.Captor.KEEPS_SIDE);
  }

  private static Criterion criterion(JsonObject json) {
    return json.has("tally")
        ? json.constant("tally", Criterion.Tally.class)
        : new Criterion.Value(
            json.number("man"), json.number("king"), json.has("parts") ? json.number("parts") : 1);
  }

  private static Ending ending(JsonObject json) {
    return new Ending(condition(json), json.constant("verdict", Ending.Verdict.class));
  }

  private static Condition condition(JsonObject json) {
    return switch (json.text("when")) {
      case "no-move" -> new Condition.NoMove();
      case "balance" -> new Condition.Balance(material(json.object("material")));
      case "repetition" -> new Condition.Repetition(json.number("times"));
      case "clock" ->
        new Condition.Clock(
            json.number("moves"),
            json.constant("quality", Condition.Quality.class),
            json.has("material")
                ? Optional.of(material(json.object("material")))
                : Optional.empty(),
            json.has("lapse")
                ? json.constant("lapse", Condition.Lapse.class)
                : Condition.Lapse.SETS_BACK);
      default -> throw new StorageException("`" + json.text("when") + "` is no condition.");
    };
  }

  private static Material material(JsonObject json) {
    List<Forces> own = json.list("own").stream().map(RulesFromJson::forces).toList();
    Forces other = forces(json.value("other"));
    return json.has("total")
        ? new Material(own, other, range(json.numbers("total"), 0))
        : new Material(own, other);
  }

  private static Forces forces(Object value) {
    if (value instanceof List<?> list && list.size() == NUMBERS_OF_FORCES) {
      return numbers(list.stream()
          .map(number -> number instanceof Long whole ? whole.intValue() : -1)
          .toList());
    }
    if (value instanceof Map<?, ?>) {
      JsonObject json = JsonObject.of(value);
      return numbers(json.numbers("numbers")).on(zone(json.object("kingOn")));
    }
    throw new StorageException("`" + value + "` are no forces.");
  }

  private static Forces numbers(List<Integer> numbers) {
    if (numbers.size() != NUMBERS_OF_FORCES) {
      throw new StorageException("`" + numbers + "` are no forces.");
    }
    return new Forces(range(numbers, 0), range(numbers, 2), range(numbers, 4));
  }

  private static Forces.Range range(List<Integer> numbers, int at) {
    if (numbers.size() < at + 2) {
      throw new StorageException("`" + numbers + "` is no range.");
    }
    return new Forces.Range(numbers.get(at), numbers.get(at + 1));
  }

  private static MoveNotation notation(JsonObject json) {
    return new MoveNotation(
        json.text("step"),
        json.text("capture"),
        json.has("gameType") ? OptionalInt.of(json.number("gameType")) : OptionalInt.empty());
  }
}
