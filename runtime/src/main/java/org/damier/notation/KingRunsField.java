package org.damier.notation;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.KingRuns;
import org.damier.KingRuns.Run;
import org.damier.board.Board;
import org.damier.board.Side;
import org.damier.board.Square;

/** The field of a FEN that says which kings have made their side's last moves, and how many: {@code K2=W45,1=B7}. */
final class KingRunsField {

  private KingRunsField() {}

  /** Whether the text has this field from {@code from} (included) to {@code to} (excluded). */
  static boolean isOne(String text, int from, int to) {
    return to - from > 1 && text.charAt(from) == 'K' && Texts.isDigit(text.charAt(from + 1));
  }

  /** The field with the colon before it; nothing if no king has moved. */
  static String write(KingRuns runs) {
    String items = Stream.of(Side.values())
        .flatMap(side -> runs.of(side).stream()
            .map(run -> run.moves() + "=" + side.letter() + run.square().name()))
        .collect(Collectors.joining(","));
    return items.isEmpty() ? "" : ":K" + items;
  }

  /** What the field, which begins at {@code offset}, says; nothing of what is a problem. */
  static KingRuns read(Board board, String field, int offset, FenProblems problems) {
    Map<Side, Run> runs = new EnumMap<>(Side.class);
    int at = 1;
    for (String item : field.substring(1).split(",", -1)) {
      int start = offset + at;
      at += item.length() + 1;
      Optional<Side> side = side(item);
      Optional<Run> run = side.flatMap(known -> run(board, item.strip()));
      if (side.isEmpty() || run.isEmpty()) {
        problems.add(
            start,
            () -> Texts.quote(item) + " does not say how many moves a king has made, as `2=W"
                + board.square(0) + "` does.");
      } else if (runs.putIfAbsent(side.get(), run.get()) != null) {
        problems.add(start, () -> side.get().title() + " already has a king that has moved.");
      }
    }
    return new KingRuns(
        Optional.ofNullable(runs.get(Side.WHITE)), Optional.ofNullable(runs.get(Side.BLACK)));
  }

  private static Optional<Side> side(String item) {
    int equals = item.indexOf('=');
    return Stream.of(Side.values())
        .filter(side -> equals > 0 && item.startsWith(side.letter() + "", equals + 1))
        .findFirst();
  }

  private static Optional<Run> run(Board board, String item) {
    int equals = item.indexOf('=');
    String moves = item.substring(0, equals);
    if (!moves.matches("[1-9][0-9]{0,5}")) {
      return Optional.empty();
    }
    Optional<Square> square = board.find(item.substring(equals + 2));
    return square.map(known -> new Run(known, Integer.parseInt(moves)));
  }
}
