package org.damier.dsl.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import org.junit.jupiter.api.Test;

/** The lexer against Unicode's classes, which Java's patterns know too, over all characters. */
final class LettersTest {

  private static final int BEHIND_ASCII = 0x80;

  private static final int NO_BREAK_SPACE = 0xA0;

  @Test
  void aLetterBeginsAWordAndNothingElseDoes() {
    Pattern letter = Pattern.compile("\\p{L}");

    assertThat(whatIs(character -> isWord(typesIn(textOf(character)))))
        .isEqualTo(whatIs(character -> letter.matcher(textOf(character)).matches()));
  }

  @Test
  void lettersMarksAndNumbersGoOnWithAWordAndNothingElseDoes() {
    Pattern part = Pattern.compile("[\\p{L}\\p{M}\\p{N}]");

    assertThat(whatIs(character -> isWord(typesIn("a" + textOf(character) + "b"))))
        .isEqualTo(whatIs(character -> part.matcher(textOf(character)).matches()));
  }

  @Test
  void anythingElseIsNoiseInOnePieceButForTheSpace() {
    Pattern letter = Pattern.compile("\\p{L}");

    assertThat(whatIs(character -> isNoise(typesIn("!" + textOf(character) + "!"))))
        .isEqualTo(whatIs(character ->
            character != NO_BREAK_SPACE && !letter.matcher(textOf(character)).matches()));
    assertThat(typesIn("!\u00A0!")).containsExactly(VariantParser.NOISE, VariantParser.NOISE);
  }

  private static boolean isWord(List<Integer> types) {
    return types.equals(List.of(VariantParser.NAME));
  }

  private static boolean isNoise(List<Integer> types) {
    return types.equals(List.of(VariantParser.NOISE));
  }

  /** Every character beyond ASCII that passes; halves of pairs are no characters. */
  private static List<String> whatIs(IntPredicate test) {
    return IntStream.rangeClosed(BEHIND_ASCII, Character.MAX_CODE_POINT)
        .filter(character -> Character.getType(character) != Character.SURROGATE)
        .filter(test)
        .mapToObj(Integer::toHexString)
        .toList();
  }

  private static String textOf(int character) {
    return Character.toString(character);
  }

  private static List<Integer> typesIn(String text) {
    return new VariantText(CharStreams.fromString(text))
        .getAllTokens().stream().map(Token::getType).toList();
  }
}
