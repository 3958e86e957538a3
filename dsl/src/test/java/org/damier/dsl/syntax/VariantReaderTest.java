package org.damier.dsl.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The quick reading of texts without a mistake against the one that tells of mistakes; and how words are looked up. */
final class VariantReaderTest {

  private static final int TEXTS_OF_A_SEED = 200;

  private static final int MOST_EDITS = 3;

  /** Every word and sign of the grammar is told from names by its spelling. */
  @Test
  void theWordsOfTheGrammarAreFound() {
    List<Integer> literals = IntStream.rangeClosed(1, VariantParser.VOCABULARY.getMaxTokenType())
        .filter(type -> VariantParser.VOCABULARY.getLiteralName(type) != null)
        .boxed()
        .toList();
    String text = literals.stream()
        .map(VariantParser.VOCABULARY::getLiteralName)
        .map(quoted -> quoted.substring(1, quoted.length() - 1))
        .reduce("", (words, word) -> words + " " + word);

    assertThat(literals).hasSizeGreaterThan(100);
    List<Integer> found = tokens(text).stream().map(Token::getType).toList();
    assertThat(found.subList(0, found.size() - 1)).isEqualTo(literals);
  }

  @Test
  void whatIsNoWordIsANameWhicheverWordItBeginsWith() {
    List<Integer> found = tokens("piece man kings manx Man\nmen2 men-x").stream()
        .map(Token::getType)
        .toList();

    assertThat(found.subList(3, found.size()))
        .containsExactly(
            VariantParser.NAME,
            VariantParser.NAME,
            VariantParser.LINE_NAME,
            VariantParser.NAME,
            Token.EOF);
  }

  static Stream<Integer> seeds() {
    return IntStream.range(0, 12).boxed();
  }

  /** A text is read quickly if and only if there is no mistake in it to tell of, and comes to the same tree. */
  @ParameterizedTest
  @MethodSource("seeds")
  void theQuickReadingRefusesWhatTheOtherTellsOf(int seed) {
    Random random = new Random(seed);
    List<String> texts = texts();
    int refused = 0;
    for (int made = 0; made < TEXTS_OF_A_SEED; made++) {
      String text = edited(texts, random, made % (MOST_EDITS + 1));
      List<Token> tokens = tokens(text);
      if (!tokens.stream().allMatch(Tokens::isClosed)) {
        // The mark that is missing has been told of, and what comes of it is not.
        continue;
      }
      Diagnostics diagnostics = new Diagnostics(new SourceText("test.draughts", text));
      VariantParser.FileContext told =
          VariantReader.withMistakes(tokens, new SyntaxMistakes(diagnostics));
      Optional<VariantParser.FileContext> quick = VariantReader.withoutMistake(tokens);

      assertThat(quick.isEmpty()).as(text).isEqualTo(!diagnostics.sorted().isEmpty());
      quick.ifPresent(file -> assertThat(tree(file)).as(text).isEqualTo(tree(told)));
      refused += quick.isEmpty() ? 1 : 0;
    }
    assertThat(refused).isBetween(TEXTS_OF_A_SEED / 5, TEXTS_OF_A_SEED * 9 / 10);
  }

  private static String tree(VariantParser.FileContext file) {
    return file.toStringTree(List.of(VariantParser.ruleNames));
  }

  private static List<Token> tokens(String text) {
    return Tokens.of(new Diagnostics(new SourceText("test.draughts", text))).orElseThrow();
  }

  private static List<String> texts() {
    return Stream.of("parents", "diagnostics")
        .flatMap(folder -> texts(folder).stream())
        .toList();
  }

  private static List<String> texts(String folder) {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(
        Path.of(VariantReaderTest.class.getResource("/org/damier/dsl/" + folder).toURI()))) {
      for (Path file :
          files.filter(path -> path.toString().endsWith(".draughts")).sorted().toList()) {
        texts.add(Files.readString(file));
      }
      return texts;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** One of the texts with so many words left out, doubled, exchanged, or taken from another text. */
  private static String edited(List<String> texts, Random random, int edits) {
    List<String> words = words(texts.get(random.nextInt(texts.size())));
    for (int edit = 0; edit < edits && !words.isEmpty(); edit++) {
      int at = random.nextInt(words.size());
      switch (random.nextInt(4)) {
        case 0 -> words.remove(at);
        case 1 -> words.add(at, words.get(at));
        case 2 -> words.set(at, words.set(random.nextInt(words.size()), words.get(at)));
        default -> {
          List<String> others = words(texts.get(random.nextInt(texts.size())));
          words.set(at, others.get(random.nextInt(others.size())));
        }
      }
    }
    return String.join("", words);
  }

  /** Words with the space behind them. */
  private static List<String> words(String text) {
    return new ArrayList<>(List.of(text.split("(?<=\\s)(?=\\S)")));
  }
}
