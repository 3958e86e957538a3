package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code damier check} says of rules that can never apply, and how two variants are compared. */
class RuleDoubtsTest {

  @TempDir
  Path folder;

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      setup white man rows 2-4 piece man captures jump forward diagonal promotes to king on white a1, black j10, at end of move | No man of White can ever reach
      ending 60 moves by kings only draws 80 moves by kings only of 3 kings against 1 king draws | The count of 80 moves never runs out
      capture single jump                                                     | `majority most pieces` never decides
      piece man promotes never capture majority most kings                    | `majority most kings` never decides
      ending king wins                                                        | No position can ever repeat
      ending 1 piece loses                  1 king against 1 king wins        | never comes: whatever it is about has ended the game already
      ending 21 men against 1 king wins                                       | never comes: play leads to no such numbers
      piece man promotes never ending 9 moves by kings only draws             | The count of 9 moves never starts: no king ever moves
      ending 9 moves of 25 pieces against 1 king draws                        | The count of 9 moves never starts: the game does not go on
      capture majority most pieces, then most kings, then value man 1, king 3 | captures alike by those before are alike by it
      capture majority king soonest, then most kings                          | `majority most kings` never decides
      capture majority by king, of the chosen piece                           | one piece's
      capture majority value man 0, king 0                                    | never decides, since all captures are alike by it.
      capture may stop                                                        | No capture can stop while it can go on
      capture may stop, kings only majority king soonest, then value man 1, king 1 | No capture can stop while it can go on
      ending king wins piece king rests after 3 moves in a row                | No king ever rests
      ending 9 moves of 0 to 1 pieces in all draws                            | The count of 9 moves never starts
      ending 9 moves of 41 pieces in all draws                                | The count of 9 moves never starts
      ending 21 kings against 1 man wins                                      | never comes: play leads to no such numbers
      """)
  void aRuleThatCanNeverApplyIsNamed(String rules, String doubt) throws IOException {
    String parent = "variant \"Mine\" extends international notation letters ";
    Path file = folder.resolve("mine.draughts");
    Files.writeString(file, parent + rules);

    Run run = Run.of("check", file.toString());

    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("warning: " + file + ":").contains(doubt);
    assertThat(run.out()).endsWith(": ok\n");
  }

  /** Twenty men a side; 37 pieces in all are three captured, 12 kings twelve promoted. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ending 10 kings against 1 king wins",
        "ending 20 kings against 20 kings wins",
        "ending 7 moves of 10 men against 1 king draws",
        "ending 7 moves of 10 to 12 kings against 1 or more pieces draws",
        "ending 7 moves of 37 pieces in all draws",
        "ending 1 king against 0 pieces wins",
        // From one man against two to a king and a man in one move, over neither of the two between
        // them.
        "ending 1 king against 2 men draws 1 man against 1 man draws 1 king against 1 man wins",
        // White's only captor has gone over when Black has one piece more.
        "capture captor changes side ending 2 men against 0 pieces wins",
        "capture majority most pieces, then most pieces",
        "capture may stop majority most kings",
      })
  void whatMayApplyIsNotDoubted(String rules) throws IOException {
    Run run = Run.of("check", file("mine", rules));

    assertThat(run.err()).doesNotContain("never").doesNotContain("can ever").doesNotContain("No ");
    assertThat(run.out()).endsWith(": ok\n");
  }

  /** Men that go sideways only never come to another row, but one that captures there goes over and is a king. */
  @Test
  void menThatGoOverMayBecomeKingsWhereTheirOwnNeverCome() throws IOException {
    Path file = folder.resolve("mine.draughts");
    Files.writeString(file, """
        variant "Mine"
        board 6 x 6, all squares
        notation letters
        setup
          white man a2 b2
          white king c6
          black man d6 a5
        piece man
          moves step sideways
          captures jump sideways
          promotes to king on last row, at end of move
        piece king
          moves step any
          captures jump any
        capture
          mandatory
          majority none
          removal at end of move
          captor changes side
        play
          black first
        ending
          no move loses
        """);

    assertThat(Run.of("why", file.toString(), "d6xb6").out()).contains("becomes a king");
    // No man of White's own goes to row 1 either, where Black's would be kings.
    assertThat(Run.of("check", file.toString()).err())
        .contains("No man of Black can ever")
        .doesNotContain("No man of White can ever");
  }

  @Test
  void aHookThatEndsTheGameBeforeItBeginsIsSaidToBeIt() throws IOException {
    String file =
        file("over", "play\n  hook ending \"Nobody likes corners.\" ```groovy\n    LOSES\n  ```");

    assertThat(Run.of("check", file).err())
        .isEqualTo("warning: " + file
            + ":3: The game is over before the first move: Nobody likes corners.\n");
  }

  @Test
  void ofARuleOfTheParentItIsSaidWhereItStands() throws IOException {
    String parent = file("parent", "notation letters\nending\n  21 kings against 1 man wins");
    Path child = folder.resolve("child.draughts");
    Files.writeString(child, "variant \"Child\" extends parent");

    assertThat(Run.of("check", parent).err()).startsWith("warning: " + parent + ":4: This ending ");
    assertThat(Run.of("check", child.toString()).err())
        .startsWith("warning: " + child + ": This ending never comes: ")
        .endsWith("  (" + parent + ":4)\n");
  }

  static List<String> names() {
    return Variants.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void ofNoShippedVariantAnythingIsDoubtful(String name) {
    assertThat(Run.of("check", name)).isEqualTo(new Run(0, name + ": ok\n", ""));
  }

  @Test
  void theDifferenceOfTwoVariantsIsSaidRuleByRule() {
    Run run = Run.of("rules", "--diff", "killer", "killer-light");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("- Killer Draughts\n+ Killer Draughts, light\n\npiece king\n  - ")
        .containsPattern(
            "  - .*\\(killer\\.draughts:\\d+\\)\n  \\+ .*\\(killer-light\\.draughts:\\d+\\)\n$");
  }

  @ParameterizedTest
  @CsvSource({
    "ghanaian, ghanaian-street, jumping diagonally in any direction",
    "ghanaian, ghanaian-street, its move ends there",
    "ghanaian, ghanaian-small, capture may stop after any jump",
    "ghanaian, ghanaian-small, 1 or more kings",
    "turkish, turkish-passing, at once",
    "turkish, turkish-stopping, its move ends there",
    "armenian, armenian-passing, at once",
    "armenian, armenian-deferred, together when the move ends",
    "killer, killer-light, last of several",
    "keny, keny-chosen, Any piece that can capture may be chosen",
    "give-and-take, give-and-take-mandatory, not next to it"
  })
  void ofDisputedGamesItIsSaidWhatTheReadingsDifferIn(String one, String other, String what) {
    assertThat(Run.of("rules", "--diff", one, other).out()).contains(what);
  }

  @Test
  void variantsThatPlayAlikeHaveNoDifference() {
    assertThat(Run.of("rules", "--diff", "italian", "italian").out())
        .endsWith("\nThe rules are the same.\n");
  }

  /** One king each: both endings come, and the one listed first decides. Four are inherited before them. */
  @Test
  void theOrderOfEndingsIsADifference() throws IOException {
    String singleton = "  singleton loses\n";
    String kings = "  1 king against 1 king draws\n";
    String first = file("one", "ending\n" + singleton + kings + "  no move loses");
    String second = file("two", "ending\n  no move loses\n" + kings + singleton);

    assertThat(Run.of("rules", "--diff", first, second).out())
        .endsWith("""

            ending
              - Judged as number 5: A side with one piece left, man or king, loses at once.  (ONE:3)
              - Judged as number 6: A side that has 1 king against 1 king draws.  (ONE:4)
              + Judged as number 5: A side that has 1 king against 1 king draws.  (TWO:4)
              + Judged as number 6: A side with one piece left, man or king, loses at once.  (TWO:5)
            """.replace("ONE", first).replace("TWO", second));
  }

  @Test
  void whatAHookDoesIsADifferenceWhateverItsSentence() throws IOException {
    String hook =
        "play\n  hook permit \"kings rest\" ```groovy\n    return move.rank() == %s\n  ```";
    String first = file("one", String.format(hook, "MAN"));
    String second = file("two", String.format(hook, "KING"));
    String third = file("three", String.format(hook, "MAN"));

    assertThat(Run.of("rules", "--diff", first, second).out())
        .endsWith(
            "\nplay\n  - Kings rest.  (" + first + ":3)\n  + Kings rest.  (" + second + ":3)\n");
    assertThat(Run.of("rules", "--diff", first, third).out())
        .endsWith("\nThe rules are the same.\n");
  }

  /** A file of this name in the folder, with these rules on top of a shipped variant's. */
  private String file(String name, String rules) throws IOException {
    Path file = folder.resolve(name + ".draughts");
    Files.writeString(file, "variant \"Mine\" extends international\n" + rules);
    return file.toString();
  }

  @Test
  void theDifferenceSpeaksJson() {
    JsonNode rules =
        Run.of("rules", "--diff", "canadian", "sri-lankan", "--json").json();

    assertThat(rules)
        .isNotEmpty()
        .allSatisfy(rule -> assertThat(rule.fieldNames())
            .toIterable()
            .containsExactly("variant", "block", "clause", "sentence", "origin"));
    assertThat(rules.get(0).get("block").textValue()).isEqualTo("board");
  }
}
