package org.damier.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.Perft;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Square;
import org.damier.notation.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The variants as text files against numbers that share no code with Damier. */
final class VariantsOracleTest {

  // The data stand once in the sources, beside the tests of the generators.
  private static final Path ORACLE = Path.of("../runtime/src/test/resources/oracle");

  private static final long MOST_LEAVES = 2_000_000;

  record Count(String variant, String position, int depth, long leaves) {}

  static List<String> variants() {
    return Variants.names().stream().filter(name -> Files.exists(moves(name))).toList();
  }

  private static Path moves(String name) {
    return ORACLE.resolve("moves").resolve(name + ".txt");
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyPositionHasTheMovesOfTheOracle(String name) throws IOException {
    Variant variant = Variants.load(name);
    List<String> lines = Files.readAllLines(moves(name));

    assertThat(lines).hasSizeGreaterThanOrEqualTo(80);
    for (String line : lines) {
      String[] fields = line.split("\t", -1);
      assertThat(movesIn(position(variant, fields[0])))
          .as(name + " " + fields[0])
          .containsExactlyInAnyOrder(fields[1].isEmpty() ? new String[0] : fields[1].split(" "));
    }
  }

  private static List<String> movesIn(Position position) {
    return position.legalMoves().stream().map(VariantsOracleTest::text).toList();
  }

  /** {@code 32-28}, {@code 32x14:19,28}; {@code *} for a promotion. */
  private static String text(Move move) {
    String captured =
        move.captured().stream().map(Square::name).sorted().collect(Collectors.joining(","));
    return move.from()
        + (move.isCapture() ? "x" : "-")
        + move.to()
        + (move.isCapture() ? ":" + captured : "")
        + (move.promotes() ? "*" : "");
  }

  @ParameterizedTest
  @MethodSource("counts")
  void perftCountsTheLeavesOfTheOracle(Count count) {
    Position position = position(Variants.load(count.variant()), count.position());

    assertThat(Perft.count(position, count.depth())).isEqualTo(count.leaves());
  }

  static Stream<Count> counts() throws IOException {
    return Files.readAllLines(ORACLE.resolve("perft.tsv")).stream()
        .map(line -> line.split("\t", -1))
        .map(row -> new Count(row[0], row[1], Integer.parseInt(row[2]), Long.parseLong(row[3])))
        .filter(count -> Variants.names().contains(count.variant()))
        .filter(count -> count.leaves() <= MOST_LEAVES);
  }

  @ParameterizedTest
  @CsvSource({
    "dameo, 4, 6253934",
    "croda, 5, 3624616",
    "ghanaian, 6, 164406",
    "international, 8, 6483961",
    "turkish, 5, 85090"
  })
  void theStartHasThePublishedCounts(String name, int depth, long leaves) {
    assertThat(Perft.count(Variants.load(name).start(), depth)).isEqualTo(leaves);
  }

  private static Position position(Variant variant, String text) {
    return text.equals("start")
        ? variant.start()
        : variant.position(Fen.read(variant.board(), text));
  }
}
