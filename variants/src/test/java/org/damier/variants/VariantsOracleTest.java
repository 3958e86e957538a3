package org.damier.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.Perft;
import org.damier.PerftOptions;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Move;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.damier.movegen.PlainGenerator;
import org.damier.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The variants as text files against numbers and lists of moves. A variant takes part as soon as its files are there:
 * {@code NAME.perft} beside its rules, and {@code moves/NAME.txt} in the oracle if there is one.
 */
final class VariantsOracleTest {

  // The lists stand once in the sources, beside the tests of the generators.
  private static final Path ORACLE = Path.of("../runtime/src/test/resources/oracle/moves");

  private static final Path CATALOG = Path.of("src/main/resources/org/damier/variants/catalog");

  /** Deeper counts are left to whoever has the time: {@code -Ddamier.perft.leaves=1000000000}. */
  private static final long MOST_LEAVES = Long.getLong("damier.perft.leaves", 3_000_000);

  private static final long MOST_LEAVES_OF_THE_PLAIN_TWIN = 12_000;

  /** Split over threads and remembered in a table, which goes other ways than the plain count. */
  private static final PerftOptions IN_PARTS = PerftOptions.PLAIN.threads(2).megabytes(1);

  record Count(String variant, String position, int depth, long leaves, String source) {}

  static List<String> variants() {
    return Variants.names();
  }

  static List<String> variantsWithLists() {
    return Variants.names().stream()
        .filter(name -> Files.exists(ORACLE.resolve(name + ".txt")))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("variantsWithLists")
  void everyPositionHasTheMovesOfTheOracle(String name) throws IOException {
    Variant variant = Variants.load(name);
    List<String> lines = Files.readAllLines(ORACLE.resolve(name + ".txt"));

    assertThat(lines).hasSizeGreaterThanOrEqualTo(80);
    for (String line : lines) {
      String[] fields = line.split("\t", -1);
      Position position = variant.position(Fen.read(inOracleNames(variant.board()), fields[0]));
      assertThat(movesIn(position))
          .as(name + " " + fields[0])
          .containsExactlyInAnyOrder(fields[1].isEmpty() ? new String[0] : fields[1].split(" "));
    }
  }

  /** The board as the oracle calls its squares. */
  private static Board inOracleNames(Board board) {
    boolean all = board.colouring() == Colouring.ALL_SQUARES;
    return Board.rectangle(
        board.columns(),
        board.rows(),
        board.colouring(),
        all ? SquareNaming.LETTERS : SquareNaming.NUMBERS);
  }

  private static List<String> movesIn(Position position) {
    Board names = inOracleNames(position.variant().board());
    return position.legalMoves().stream().map(move -> text(move, names)).toList();
  }

  /** {@code 32-28}, {@code 32x14:19,28}; {@code *} for a promotion. */
  private static String text(Move move, Board names) {
    String captured = move.captured().stream()
        .map(square -> name(square, names))
        .sorted()
        .collect(Collectors.joining(","));
    return name(move.from(), names)
        + (move.isCapture() ? "x" : "-")
        + name(move.to(), names)
        + (move.isCapture() ? ":" + captured : "")
        + (move.promotes() ? "*" : "");
  }

  private static String name(Square square, Board names) {
    return names.square(square.index()).name();
  }

  @ParameterizedTest
  @MethodSource("counts")
  void perftCountsTheLeavesOfTheDataFile(Count count) {
    Position position = position(Variants.load(count.variant()), count.position());

    assertThat(Perft.count(position, count.depth())).isEqualTo(count.leaves());
    assertThat(Perft.count(position, count.depth(), IN_PARTS)).isEqualTo(count.leaves());
  }

  static Stream<Count> counts() {
    return variants().stream()
        .flatMap(VariantsOracleTest::counts)
        .filter(count -> count.leaves() <= MOST_LEAVES);
  }

  private static Stream<Count> counts(String variant) {
    try {
      return Files.exists(counted(variant))
          ? Files.readAllLines(counted(variant)).stream()
              .filter(line -> !line.startsWith("//"))
              .map(line -> line.trim().split(" +"))
              .map(row -> new Count(
                  variant, row[0], Integer.parseInt(row[1]), Long.parseLong(row[2]), row[3]))
          : Stream.empty();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Path counted(String variant) {
    return CATALOG.resolve(variant).resolve(variant + ".perft");
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyVariantHasCounts(String variant) {
    assertThat(counted(variant)).exists();
  }

  /** Only numbers that nobody else has counted need the second generator. */
  static Stream<Count> ownCounts() {
    return variants().stream()
        .flatMap(VariantsOracleTest::counts)
        .filter(count -> count.source().equals("ours"))
        .filter(count -> count.leaves() <= MOST_LEAVES_OF_THE_PLAIN_TWIN);
  }

  @ParameterizedTest
  @MethodSource("ownCounts")
  void thePlainTwinCountsTheLeavesThatOnlyWeHaveCounted(Count count) {
    Position position = position(Variants.load(count.variant()), count.position());

    assertThat(plainCount(position, count.depth())).isEqualTo(count.leaves());
  }

  private static long plainCount(Position position, int depth) {
    List<Move> moves = plainMoves(position);
    return depth == 1
        ? moves.size()
        : moves.stream()
            .mapToLong(move -> plainCount(position.play(move), depth - 1))
            .sum();
  }

  private static List<Move> plainMoves(Position position) {
    return new PlainGenerator(position.variant().rules())
        .legalMoves(position.placement(), position.sideToMove());
  }

  private static Position position(Variant variant, String text) {
    return text.equals("start")
        ? variant.start()
        : variant.position(Fen.read(variant.board(), text));
  }
}
