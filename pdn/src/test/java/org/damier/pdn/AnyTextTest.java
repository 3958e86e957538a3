package org.damier.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whatever stands in a file, it is games or problems. */
class AnyTextTest {

  private static final String[] WORDS = {
    "[Event \"x\"]",
    "[",
    "]",
    "\"",
    "1.",
    "1...",
    "32-28",
    "18x23",
    "(",
    ")",
    "{c}",
    "{",
    "}",
    "$3",
    "!",
    "*",
    "1-0",
    ";c\n",
    "\n\n",
    "/W:W31:B5/",
    "x",
    "\u0000",
    "\u0081"
  };

  @Test
  void wordsInAnyOrder() throws IOException {
    for (int seed = 0; seed < 3000; seed++) {
      Random random = new Random(seed);
      demandGamesOrProblems(random
          .ints(1 + random.nextInt(14), 0, WORDS.length)
          .mapToObj(word -> WORDS[word] + (random.nextInt(4) == 0 ? "" : " "))
          .collect(Collectors.joining()));
    }
  }

  @Test
  void lettersInAnyOrder() throws IOException {
    for (int seed = 0; seed < 300; seed++) {
      demandGamesOrProblems(new Random(seed)
          .ints(1000, 0, 256)
          .mapToObj(letter -> String.valueOf((char) letter))
          .collect(Collectors.joining()));
    }
  }

  private static void demandGamesOrProblems(String text) throws IOException {
    PdnWriter copy = new PdnWriter(new StringWriter());
    for (PdnGame game : new PdnReader(new StringReader(text)).stream().toList()) {
      assertThat(game.isUnreadable() && game.problems().isEmpty()).as(text).isFalse();
      copy.write(game);
    }
  }
}
