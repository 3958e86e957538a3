package org.damier.bench;

import com.sun.management.ThreadMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.damier.Position;
import org.damier.Variant;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;
import org.damier.movegen.Cursor;
import org.damier.movegen.TableGenerator;
import org.damier.variants.Variants;

/**
 * Prints how long the moves take of positions in which kings capture along more routes than could ever be gone one by one, and
 * how much the generators hold in memory for them: the first time, when tables grow, and after that.
 */
public final class WorstCaptures {

  private static final int TIMES = 30;
  private static final double NANOS_A_MILLI = 1e6;
  private static final ThreadMXBean THREAD =
      ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

  private static final List<Worst> POSITIONS = List.of(
      new Worst(
          "frisian",
          "a king and men, the worst we know",
          "W:WK48:B2,4,8,12,13,14,15,17,21,22,24,26,29,32,33,38,40,43,K47,K49"),
      new Worst("frisian", "rows of kings", "W:WK46-50:B" + kingsOnEverySecondRow(5, 8)),
      new Worst("international", "a king and rows of men", "W:WK50:B6-10,16-20,26-30,36-40"),
      new Worst("international", "rows of kings", "W:WK46-50:B" + kingsOnEverySecondRow(5, 8)),
      new Worst("canadian", "a king and rows of men", "W:WK72:B7-12,19-24,31-36,43-48,55-60"),
      new Worst("canadian", "rows of kings", "W:WK67-72:B" + kingsOnEverySecondRow(6, 10)),
      new Worst("turkish", "every second file and row men", latticeOf("abcdefgh", 8)),
      new Worst(
          "dameo",
          "a king and men, the worst we know",
          "W:WKa1:Bb8,e8,a7,d7,h7,c6,f6,b5,e5,g5,d4,f4,b3,e3,a2,c2,f2,h2,Kb1,Kd1,Kg1"));

  private record Worst(String game, String name, String fen) {}

  private WorstCaptures() {}

  private static String kingsOnEverySecondRow(int inARow, int rows) {
    return IntStream.iterate(1, row -> row < rows, row -> row + 2)
        .mapToObj(row -> "K" + (row * inARow + 1) + "-" + (row + 1) * inARow)
        .collect(Collectors.joining(","));
  }

  private static String latticeOf(String files, int rows) {
    StringBuilder men = new StringBuilder();
    for (int file = 1; file < files.length(); file += 2) {
      for (int row = 2; row < rows; row += 2) {
        men.append(men.length() == 0 ? "" : ",").append(files.charAt(file)).append(row);
      }
    }
    return "W:WKa1:B" + men;
  }

  /** Measures all positions. */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    out.println("Java " + System.getProperty("java.vm.version"));
    out.println();
    out.println("| game | position | by | moves | ms | KB once | B again |");
    out.println("| --- | --- | --- | --- | --- | --- | --- |");
    for (Worst worst : POSITIONS) {
      Variant variant = Variants.load(worst.game());
      Position position = variant.position(Tree.setup(variant, worst.fen()));
      out.println(row(worst, "table", byTable(variant, position)));
      variant
          .engine()
          .ifPresent(engine -> out.println(row(worst, "engine", byEngine(engine, position))));
    }
  }

  private static IntSupplier byTable(Variant variant, Position position) {
    TableGenerator generator = new TableGenerator(variant.rules());
    Cursor cursor = generator.cursor(position.placement(), position.sideToMove());
    org.damier.movegen.MoveBuffer buffer = generator.buffer();
    return () -> {
      cursor.list(buffer);
      return buffer.size();
    };
  }

  private static IntSupplier byEngine(Engine engine, Position position) {
    long[] words = new long[engine.positionLength()];
    engine.load(position.placement(), position.sideToMove(), words, 0);
    MoveBuffer buffer = engine.newBuffer();
    return () -> {
      engine.generate(words, 0, buffer);
      return buffer.size();
    };
  }

  private static String row(Worst worst, String generator, IntSupplier moves) {
    long before = THREAD.getCurrentThreadAllocatedBytes();
    int size = moves.getAsInt();
    long once = THREAD.getCurrentThreadAllocatedBytes() - before;
    double[] millis = new double[TIMES];
    long again = 0;
    for (int time = 0; time < TIMES; time++) {
      long allocated = THREAD.getCurrentThreadAllocatedBytes();
      long begin = THREAD.getCurrentThreadCpuTime();
      size = moves.getAsInt();
      millis[time] = (THREAD.getCurrentThreadCpuTime() - begin) / NANOS_A_MILLI;
      again = THREAD.getCurrentThreadAllocatedBytes() - allocated;
    }
    Arrays.sort(millis);
    return String.format(
        Locale.ROOT,
        "| %s | %s | %s | %d | %.2f | %d | %d |",
        worst.game(),
        worst.name(),
        generator,
        size,
        millis[TIMES / 2],
        once / 1024,
        again);
  }
}
