package org.damier.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.damier.Game;
import org.damier.Refusal;
import org.damier.Why;
import org.damier.board.Move;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.play.Opening;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.Ink;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Json;
import org.damier.cli.terminal.Terminal;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;
import org.damier.notation.MoveText;
import org.damier.notation.MoveTextException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code damier why}. */
@Command(
    name = "why",
    header = "Say by which rules a move is legal, or which it breaks.",
    description =
        "Cites the clauses of the variant file, and for a move that is not legal says what would have"
            + " been. The exit code is 0 if the move is legal, 1 if it is not.",
    footer = {
      "",
      "In JSON the answer is",
      "  {\"move\":\"32-37\", \"legal\":false, \"reason\":\"not-a-move\", \"sentence\":\"…\",",
      "   \"rules\":[{\"rule\":\"man-moves\", \"origin\":\"international.draughts:20\",",
      "   \"clause\":…, \"sentence\":…, \"remark\":…}], \"instead\":[\"32-27\",\"32-28\"]}",
      "without reason, sentence and instead for a legal move. Reasons never change",
      "their names.",
      "",
      "Examples:",
      "  damier why dameo c3xc5 --position W:Wc3,e3:Bc4,e4,e6",
      "  damier why international 32-28 --moves \"33-28 18-23\"",
      "  damier why my-game.draughts a1-a2 --json"
    })
final class WhyCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin
  private final VariantArgument variant = new VariantArgument();

  @Parameters(
      index = "1",
      paramLabel = "MOVE",
      description = "A move such as 32-28 or c3xe3xe5; - asks about a step, x about a capture.")
  private String move = "";

  @Mixin
  private final PositionOption position = new PositionOption();

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "Play these moves first: some rules look at what came before.")
  private String moves = "";

  @Option(names = "--json", description = "Write one JSON object, for programs.")
  private boolean json;

  WhyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Compilation compilation = variant.compile();
    Game game = Opening.play(position.game(VariantLoader.variant(compilation)), moves);
    Why why = why(game);
    List<EffectiveRule> cited = why.rules().stream()
        .flatMap(part -> EffectiveRule.of(compilation.effectiveRules(), part).stream())
        .toList();
    if (json) {
      terminal.line(inJson(why, cited));
    } else {
      lines(game, why, cited).forEach(terminal::line);
    }
    return why instanceof Why.Legal ? ExitCode.GOOD : ExitCode.INPUT;
  }

  private Why why(Game game) {
    try {
      return MoveText.why(game, move);
    } catch (MoveTextException.Ambiguous e) {
      throw InputException.of(Faults.message(e) + " Say which one is meant.");
    }
  }

  private Stream<String> lines(Game game, Why why, List<EffectiveRule> cited) {
    if (why instanceof Why.Legal legal) {
      return Stream.concat(
          Stream.of(terminal.with(Ink.STRONG, "legal") + ": "
              + MoveText.full(game.position().variant(), legal.move())),
          cited.stream().flatMap(rule -> rule(rule, true)));
    }
    Refusal refusal = ((Why.NotLegal) why).refusal();
    String first = cited.stream()
        .map(EffectiveRule::citation)
        .findFirst()
        .map(p -> p + ": ")
        .orElse("");
    String verdict = terminal.with(Ink.REFUSED, "not legal") + ": " + first + refusal.sentence();
    Stream<String> rules = Stream.concat(
        cited.stream().limit(1).flatMap(rule -> unlessSaid(rule, refusal.sentence())),
        cited.stream().skip(1).flatMap(rule -> rule(rule, true)));
    return Stream.of(Stream.of(verdict), rules, instead(game, refusal)).flatMap(lines -> lines);
  }

  private static Stream<String> rule(EffectiveRule rule, boolean withPlace) {
    Stream<String> place = withPlace ? Stream.of("  " + rule.citation()) : Stream.of();
    String remark = rule.remark().isEmpty() ? "" : " (" + rule.remark() + ")";
    return Stream.concat(place, Stream.of("    " + rule.sentence() + remark));
  }

  /** A hook's sentence is all that is said of a move that it forbids. */
  private static Stream<String> unlessSaid(EffectiveRule rule, String sentence) {
    boolean said = rule.remark().isEmpty() && sentence.endsWith(rule.sentence());
    return said ? Stream.of() : rule(rule, false);
  }

  private static Stream<String> instead(Game game, Refusal refusal) {
    List<String> written = written(game, refusal.instead());
    return written.isEmpty()
        ? Stream.of()
        : Stream.of("  legal instead: " + String.join(", ", written));
  }

  private static List<String> written(Game game, List<Move> moves) {
    return moves.stream()
        .map(each -> MoveText.full(game.position().variant(), each))
        .sorted()
        .toList();
  }

  private String inJson(Why why, List<EffectiveRule> cited) {
    Json object = new Json().beginObject();
    object.name("move").value(move);
    object.name("legal").value(why instanceof Why.Legal);
    if (why instanceof Why.NotLegal notLegal) {
      object.name("reason").value(notLegal.refusal().reason().id());
      object.name("sentence").value(notLegal.refusal().sentence());
    }
    object.name("rules").beginArray();
    for (EffectiveRule rule : cited) {
      object.beginObject();
      object.name("rule").value(rule.part().id());
      object.name("origin").value(rule.origin());
      object.name("clause").value(rule.clause());
      object.name("sentence").value(rule.sentence());
      object.name("remark").value(rule.remark());
      object.endObject();
    }
    object.endArray();
    if (why instanceof Why.NotLegal notLegal) {
      object.name("instead").values(notLegal.refusal().instead());
    }
    return object.endObject().toString();
  }
}
