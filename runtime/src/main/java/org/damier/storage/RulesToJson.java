package org.damier.storage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.board.Hexes;
import org.damier.board.Lines;
import org.damier.board.Shape;
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
import org.damier.rules.HookRule;
import org.damier.rules.Material;
import org.damier.rules.MoveNotation;
import org.damier.rules.Movement;
import org.damier.rules.PieceRules;
import org.damier.rules.Promotion;
import org.damier.rules.Rest;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;

/** Rules as JSON: equal rules give equal texts. Of hooks there are only the sentences. */
final class RulesToJson {

  private RulesToJson() {}

  static Map<String, Object> rules(RuleSet rules) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", rules.name());
    json.put("board", board(rules.board()));
    json.put("start", Fen.write(rules.board(), rules.start(), rules.first()));
    json.put("man", piece(rules.man()));
    json.put("king", piece(rules.king()));
    json.put("capture", capture(rules.capture()));
    json.put("endings", rules.endings().stream().map(RulesToJson::ending).toList());
    json.put("notation", notation(rules.notation()));
    json.put("hooks", hooks(rules));
    return json;
  }

  private static Map<String, Object> board(Board board) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("columns", board.columns());
    json.put("rows", board.rows());
    shape(board.shape(), json);
    json.put("names", word(board.naming().style()));
    json.put("corner", word(board.naming().corner()));
    json.put("forward", words(board.forward(), Direction.values()));
    return json;
  }

  private static void shape(Shape shape, Map<String, Object> json) {
    if (shape instanceof Colouring colouring) {
      json.put("colouring", word(colouring));
    } else if (shape instanceof Hexes hexes) {
      json.put("trimmed", hexes.trimmed());
    } else if (shape instanceof Lines lines) {
      json.put("lines", lines.lines().stream().map(RulesToJson::line).sorted().toList());
    }
  }

  /** The columns and rows of both ends. */
  private static String line(Lines.Line line) {
    return line.from().column() + "," + line.from().row() + "-" + line.to().column() + ","
        + line.to().row();
  }

  private static Map<String, Object> piece(PieceRules piece) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("moves", piece.moves().stream().map(RulesToJson::movement).toList());
    json.put("captures", piece.captures().stream().map(RulesToJson::manner).toList());
    piece.promotion().ifPresent(promotion -> json.put("promotion", promotion(promotion)));
    piece.rest().ifPresent(rest -> json.put("rest", rest(rest)));
    return json;
  }

  private static Map<String, Object> movement(Movement movement) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("gait", movement.gait().word());
    json.put("directions", directions(movement.directions()));
    return json;
  }

  private static Map<String, Object> manner(CaptureManner manner) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("leap", manner instanceof CaptureManner.Jump ? "jump" : "fly");
    json.put("directions", directions(manner.directions()));
    json.put("victims", manner.victims().stream().sorted().map(JsonObject::word).toList());
    if (manner instanceof CaptureManner.Fly fly) {
      json.put("landing", word(fly.landing()));
    }
    if (manner.terms().overOwnToo()) {
      json.put("overOwnToo", true);
    }
    if (manner.terms().fromAfar()) {
      json.put("fromAfar", true);
    }
    manner.terms().landingOn().ifPresent(zone -> json.put("landingOn", zone(zone)));
    return json;
  }

  private static List<List<String>> directions(Directions directions) {
    return directions.terms().stream()
        .map(term -> words(term, DirectionWord.values()))
        .toList();
  }

  /** The constants of the set in the enum's order, whatever order the set has. */
  private static <E extends Enum<E>> List<String> words(Set<E> set, E[] all) {
    List<String> words = new ArrayList<>();
    for (E constant : all) {
      if (set.contains(constant)) {
        words.add(word(constant));
      }
    }
    return words;
  }

  private static Map<String, Object> rest(Rest rest) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("moves", rest.moves());
    json.put("while", rest.whileSideHasMen() ? "men" : "always");
    return json;
  }

  private static Map<String, Object> zone(Zone zone) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("zone", zone.name());
    json.put("white", indexes(zone.white()));
    json.put("black", indexes(zone.black()));
    return json;
  }

  private static Map<String, Object> promotion(Promotion promotion) {
    Map<String, Object> json = zone(promotion.zone());
    json.put("timing", word(promotion.timing()));
    return json;
  }

  private static List<Integer> indexes(SquareSet squares) {
    return squares.indexes();
  }

  private static Map<String, Object> capture(CaptureRules capture) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("duty", word(capture.duty()));
    json.put("continuation", word(capture.continuation()));
    json.put(
        "criteria",
        capture.selection().criteria().stream().map(RulesToJson::criterion).toList());
    json.put("removal", word(capture.removal()));
    json.put("reversal", word(capture.reversal()));
    if (capture.selection().scope() != CaptureSelection.Scope.ALL_PIECES) {
      json.put("scope", word(capture.selection().scope()));
    }
    if (capture.captor() != CaptureRules.Captor.KEEPS_SIDE) {
      json.put("captor", word(capture.captor()));
    }
    return json;
  }

  private static Map<String, Object> criterion(Criterion criterion) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (criterion instanceof Criterion.Value value) {
      json.put("man", value.man());
      json.put("king", value.king());
      if (value.parts() > 1) {
        json.put("parts", value.parts());
      }
    } else if (criterion instanceof Criterion.Tally tally) {
      json.put("tally", word(tally));
    }
    return json;
  }

  private static Map<String, Object> ending(Ending ending) {
    Map<String, Object> json = new LinkedHashMap<>(condition(ending.condition()));
    json.put("verdict", word(ending.verdict()));
    return json;
  }

  private static Map<String, Object> condition(Condition condition) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (condition instanceof Condition.NoMove) {
      json.put("when", "no-move");
    } else if (condition instanceof Condition.Balance balance) {
      json.put("when", "balance");
      json.put("material", material(balance.material()));
    } else if (condition instanceof Condition.Repetition repetition) {
      json.put("when", "repetition");
      json.put("times", repetition.times());
    } else if (condition instanceof Condition.Clock clock) {
      json.put("when", "clock");
      json.put("moves", clock.moves());
      json.put("quality", word(clock.quality()));
      clock.during().ifPresent(material -> json.put("material", material(material)));
      if (clock.lapse() != Condition.Lapse.SETS_BACK) {
        json.put("lapse", word(clock.lapse()));
      }
    }
    return json;
  }

  private static Map<String, Object> material(Material material) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("own", material.own().stream().map(RulesToJson::forces).toList());
    json.put("other", forces(material.other()));
    if (!material.total().equals(Forces.Range.ANY)) {
      json.put("total", List.of(material.total().least(), material.total().most()));
    }
    return json;
  }

  /** The numbers alone, or an object if it matters where a king stands. */
  private static Object forces(Forces forces) {
    return forces.kingOn().<Object>map(zone -> standing(forces, zone)).orElse(numbers(forces));
  }

  private static Map<String, Object> standing(Forces forces, Zone zone) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("numbers", numbers(forces));
    json.put("kingOn", zone(zone));
    return json;
  }

  private static List<Integer> numbers(Forces forces) {
    return List.of(
        forces.men().least(),
        forces.men().most(),
        forces.kings().least(),
        forces.kings().most(),
        forces.pieces().least(),
        forces.pieces().most());
  }

  private static Map<String, Object> notation(MoveNotation notation) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("step", notation.step());
    json.put("capture", notation.capture());
    notation.gameType().ifPresent(number -> json.put("gameType", number));
    return json;
  }

  private static List<String> hooks(RuleSet rules) {
    List<String> hooks = new ArrayList<>();
    rules.hooks().moves().forEach(hook -> hooks.add(hook("moves", hook)));
    rules.hooks().permit().forEach(hook -> hooks.add(hook("permit", hook)));
    rules.hooks().promotion().forEach(hook -> hooks.add(hook("promotion", hook)));
    rules.hooks().ending().forEach(hook -> hooks.add(hook("ending", hook)));
    return hooks;
  }

  private static String hook(String kind, HookRule<?> hook) {
    return kind + ": " + hook.sentence();
  }

  private static String word(Enum<?> constant) {
    return JsonObject.word(constant);
  }
}
