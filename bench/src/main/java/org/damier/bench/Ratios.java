package org.damier.bench;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Prints how fast the generators are beside each other on the running JDK, as a table in Markdown: for every tree and
 * mode the best rate of each, in million leaves a second, and their ratio.
 *
 * <p>Options, each {@code name=value,value...}: {@code trees} (beginnings of labels), {@code modes}, {@code contestants}
 * (the second to the last are divided by the first); {@code warmup}, {@code slice} (milliseconds) and {@code rounds}.
 */
public final class Ratios {

  private static final int WARM_UP = 3000;
  private static final int SLICE = 20;
  private static final int ROUNDS = 60;

  private final PrintStream out;
  private final List<Contestant> contestants;

  private Ratios(PrintStream out, List<Contestant> contestants) {
    this.out = out;
    this.contestants = contestants;
  }

  /** Runs the races that the options ask for; all, without any. */
  public static void main(String[] args) {
    Options options = new Options(List.of(args));
    List<Mode> modes = options.of("modes", Mode.class, List.of(Mode.values()));
    List<Contestant> contestants =
        options.of("contestants", Contestant.class, List.of(Contestant.HAND, Contestant.GENERIC));
    Race.Pace pace = new Race.Pace(
        options.number("warmup", WARM_UP),
        options.number("slice", SLICE),
        options.number("rounds", ROUNDS));
    Ratios ratios =
        new Ratios(new PrintStream(System.out, true, StandardCharsets.UTF_8), contestants);
    ratios.head();
    for (Tree tree : Tree.ALL) {
      if (options.chooses("trees", tree.label())) {
        for (Mode mode : modes) {
          ratios.row(tree, mode, pace);
        }
      }
    }
  }

  private void head() {
    out.println("Java " + System.getProperty("java.vm.version")
        + ", million leaves a second (best slice)," + " ratio (median of rounds)");
    out.println();
    List<String> cells = new ArrayList<>(List.of("tree", "mode"));
    contestants.forEach(contestant -> cells.add(lower(contestant)));
    contestants.stream()
        .skip(1)
        .forEach(contestant -> cells.add(lower(contestant) + " : " + lower(contestants.get(0))));
    line(cells);
    line(cells.stream().map(cell -> "---").toList());
  }

  private void row(Tree tree, Mode mode, Race.Pace pace) {
    Race race = new Race(tree, mode, pace, contestants);
    race.run();
    List<String> cells =
        new ArrayList<>(List.of(tree.label() + " " + tree.sliceDepth(), lower(mode)));
    for (Contestant contestant : contestants) {
      cells.add(race.has(contestant) ? figure("%.0f", race.best(contestant)) : "-");
    }
    Contestant yardstick = contestants.get(0);
    for (Contestant contestant : contestants.subList(1, contestants.size())) {
      boolean both = race.has(yardstick) && race.has(contestant);
      cells.add(both ? figure("%.2f", race.ratio(contestant, yardstick)) : "-");
    }
    line(cells);
  }

  private void line(List<String> cells) {
    out.println(cells.stream().collect(Collectors.joining(" | ", "| ", " |")));
  }

  private static String figure(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
