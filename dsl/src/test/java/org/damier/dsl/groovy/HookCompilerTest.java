package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.damier.hook.EndingHook;
import org.damier.hook.EndingHook.Judgement;
import org.damier.hook.HookFailure;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PromotionHook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HookCompilerTest {

  private final TestPosition position = TestPosition.ofMen("a1", "b2", "c3");

  @Test
  void aPermitHookAnswersWithItsLastExpression() {
    PermitHook hook = Hooks.compile(HookKind.PERMIT, "move.captured.size < 2", PermitHook.class);
    assertThat(hook.permits(position, TestPosition.move("a1", "a2", "b2"))).isTrue();
    assertThat(hook.permits(position, TestPosition.move("a1", "a2", "b2", "c3")))
        .isFalse();
  }

  @Test
  void aPromotionHookUsesItsOwnHelpers() {
    PromotionHook hook = Hooks.compile(HookKind.PROMOTION, """
        if (move.rank == KING) return false
        isCentral(move.to)

        boolean isCentral(Square square) {
          square.row >= 3 && square.row <= 4 && square.column > 2 && square.column < 5
        }
        """, PromotionHook.class);
    assertThat(hook.promotes(position, TestPosition.move("c3", "d4"))).isTrue();
    assertThat(hook.promotes(position, TestPosition.move("c3", "c4"))).isFalse();
  }

  @Test
  void anEndingHookNamesItsJudgementsBare() {
    EndingHook hook =
        Hooks.compile(HookKind.ENDING, "position.men.size > 2 ? WINS : GOES_ON", EndingHook.class);
    assertThat(hook.judge(position)).isEqualTo(Judgement.WINS);
    assertThat(hook.judge(TestPosition.ofMen("a1"))).isEqualTo(Judgement.GOES_ON);
  }

  @Test
  void aMovesHookNamesSquares() {
    MovesHook hook = Hooks.compile(HookKind.MOVES, """
        def start = position.squares("a1", "c3") & position.men
        moves.add(start, NORTH, 2)
        """, MovesHook.class);
    RecordingSink sink = new RecordingSink(position.board());
    hook.moves(position, sink);
    assertThat(sink.moves()).containsExactly("a1-a3", "c3-c5");
  }

  @Test
  void whatThereIsNotIsAnsweredWithWhatThereIs() {
    assertThat(Hooks.problems(HookKind.MOVES, "Move best = null"))
        .containsExactly("1:1 There is no type `Move` for confined hooks; there are Board, boolean,"
            + " CandidateMove, Direction, int, Integer, Judgement, MoveSink, PositionView, Rank,"
            + " Side, Square, SquareSet, String, and lists.");
    assertThat(Hooks.problems(HookKind.MOVES, "moves.add(position.side, 3)"))
        .containsExactly("1:7 There is no method `add(Side, int)` in `MoveSink`; there is"
            + " `add(int, int)` and `add(SquareSet, Direction, int)`.");
    assertThat(Hooks.problems(HookKind.PERMIT, "move.captures.isEmpty()"))
        .containsExactly("1:6 There is no method `captures()` in `CandidateMove`; did you mean"
            + " `captured`?");
    assertThat(Hooks.problems(HookKind.PERMIT, "move.promoted()"))
        .containsExactly("1:6 There is no method `promoted()` in `CandidateMove`; there are"
            + " `captured`, `from`, `rank`, `to`.");
    assertThat(Hooks.problems(HookKind.PERMIT, "move.captured.first() == 3"))
        .singleElement()
        .asString()
        .contains("`SquareSet`; there are `and`, `contains`, `indexes`,");
  }

  @Test
  void everyMistakeIsReportedAtItsOwnPlace() {
    assertThat(Hooks.problems(HookKind.PERMIT, """
            def men = postion.men
              helper(3)
            position.mne()
            int count = position
            count
            """))
        .containsExactly(
            "1:11 `postion` is not declared: it is neither an argument of the hook nor a variable of the script."
                + " Did you mean `position`?",
            "2:3 The script has no method `helper(int)`.",
            "3:10 There is no method `mne()` in `PositionView`; did you mean `men`?",
            "4:13 A value of type `PositionView` cannot be put into a variable of type `int`.",
            "5:1 The answer is `int`; it must be true or false.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '~', textBlock = """
      move.rank == MNA                             ; Did you mean `MAN`?
      for (d in position.forward()) { if (D.isDiagonal) { return true } } ; Did you mean `d`?
      retrun true                                  ; Or did you mean `return`?
      if (move.rank = MAN) { return true }         ; `a equals b` is written `a == b`.
      move.rank == MAN and true                    ; `a and b` is written `a && b`.
      move.rank == MAN or true                     ; `a or b` is written `a || b`.
      return not move.captured.isEmpty()           ; `not a` is written `!a`.
      println "here"                               ; A hook prints nothing.
      """)
  void slipsAreAnsweredWithWhatWasMeant(String script, String sentence) {
    assertThat(Hooks.problems(HookKind.PERMIT, script + "\ntrue"))
        .singleElement()
        .asString()
        .endsWith(sentence);
  }

  @Test
  void linesAreThoseOfTheFileThatTheScriptStandsIn() {
    assertThat(Hooks.problems(HookKind.PERMIT, new Script("my.draughts", "\n  foo()\ntrue", 41)))
        .containsExactly("42:3 The script has no method `foo()`.");
    assertThat(Hooks.problems(HookKind.PERMIT, new Script("my.draughts", "true\ndef a = )", 7)))
        .containsExactly("8:9 Here a value is needed, not `)`.");
  }

  @Test
  void anAnswerOfAnotherTypeIsNotTakenForOne() {
    assertThat(Hooks.problems(HookKind.PERMIT, "return position.men"))
        .containsExactly("1:17 The answer is `SquareSet`; it must be true or false.");
    assertThat(Hooks.problems(HookKind.ENDING, "'wins'"))
        .containsExactly("1:1 The answer is `String`; it must be WINS, LOSES, DRAWS or GOES_ON.");
  }

  @Test
  void aForgottenAnswerIsNoAnswer() {
    String ending = "The script may end here without an answer; it must be ";
    assertThat(Hooks.problems(HookKind.ENDING, "if (position.men.isEmpty()) return LOSES"))
        .containsExactly("1:1 " + ending + "WINS, LOSES, DRAWS or GOES_ON.");
    assertThat(Hooks.problems(HookKind.PERMIT, "// no rule yet"))
        .containsExactly("1:1 The script has no statement.");
    assertThat(Hooks.problems(HookKind.PERMIT, "for (d in position.forward) { return true }"))
        .containsExactly("1:1 " + ending + "true or false.");
  }

  @Test
  void emptyBinaryAndHugeScriptsAreRefused() {
    assertThat(Hooks.problems(HookKind.MOVES, " \n ")).containsExactly("1:1 The script is empty.");
    assertThat(Hooks.problems(HookKind.MOVES, "true\n \u0000\u0007"))
        .containsExactly("2:2 The script is not text: it holds the control character U+0000.");
    assertThat(Hooks.problems(HookKind.MOVES, "1 + ".repeat(1_000_000) + "1"))
        .containsExactly("1:1 The script has 4000001 characters; a hook has at most "
            + ScriptText.MOST_CHARACTERS + ".");
    assertThat(Hooks.problems(HookKind.PERMIT, "(".repeat(ScriptText.MOST_CHARACTERS)))
        .hasSize(1);
  }

  @Test
  void aFailureSaysWhichScriptAndLine() {
    PermitHook hook = (PermitHook) HookCompiler.compile(
            HookKind.PERMIT,
            new Script(
                "my.draughts", "def square =\n  position.board.square('z9')\nsquare.row > 1", 30))
        .program()
        .orElseThrow();
    assertThatThrownBy(() -> hook.permits(position, TestPosition.move("a1", "a2")))
        .isInstanceOf(HookFailure.class)
        .hasMessageStartingWith("The permit hook of my.draughts failed at line 31: `z9` is not");
  }

  /** One script runs by our interpreter, the other, with a helper, as Groovy compiles it. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '~', textBlock = """
      position.board.square(64).row > 1       ; The board has no square of the index 64: it has 64, counted from 0.
      position.board.neighbour(-1, NORTH) > 1 ; The board has no square of the index -1: it has 64, counted from 0.
      position.board.square('z9').row > 1     ; `z9` is not a square of this board, which has 64 squares such as a8 and h1.
      3 % 0 == 1                              ; it divides by 0.
      position.men.indexes().get(7) == 1      ; it asks a list for a place that the list does not have.
      """)
  void aFailureSaysWhatAndInWhichPosition(String script, String reason) {
    for (String text : List.of(script, script + "\nint f() { 1 }")) {
      PermitHook hook = Hooks.compile(HookKind.PERMIT, text, PermitHook.class);
      assertThatThrownBy(
              () -> hook.permits(TestPosition.ofMen("b2", "c3"), TestPosition.move("a1", "a2")))
          .isInstanceOf(HookFailure.class)
          .hasMessage("The permit hook of test.groovy failed at line 1: " + reason
              + " The position is W:Wb2,c3:B.");
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      throw new Exception('checked')        ; checked.
      throw new IllegalStateException()     ; IllegalStateException.
      throw new NoClassDefFoundError('lost') ; lost.
      """)
  void whateverATrustedHookThrowsIsItsFailure(String script, String reason) {
    PermitHook hook =
        (PermitHook) HookCompiler.compileTrusted(HookKind.PERMIT, Script.ofFile(Hooks.FILE, script))
            .program()
            .orElseThrow();
    assertThatThrownBy(() -> hook.permits(TestPosition.ofMen("b2"), TestPosition.move("a1", "a2")))
        .isInstanceOf(HookFailure.class)
        .hasMessage("The permit hook of test.groovy failed at line 1: " + reason
            + " The position is W:Wb2:B.");
  }

  @Test
  void hooksOfOneTextAreEqual() {
    for (String text : List.of("(move.rank == KING)", "f()\nboolean f() { true }")) {
      Object hook = Hooks.compile(HookKind.PERMIT, text, PermitHook.class);
      assertThat(Hooks.compile(HookKind.PERMIT, text, PermitHook.class))
          .isEqualTo(hook)
          .hasSameHashCodeAs(hook)
          .isNotEqualTo(Hooks.compile(HookKind.PROMOTION, text, PromotionHook.class))
          .isNotEqualTo(Hooks.compile(HookKind.PERMIT, "!" + text, PermitHook.class));
    }
  }

  @Test
  void recursionWithoutEndIsAFailure() {
    PermitHook hook = Hooks.compile(
        HookKind.PERMIT, "f(1) > 0\n" + "int f(int n) { f(n + 1) + 1 }", PermitHook.class);
    assertThatThrownBy(() -> hook.permits(position, TestPosition.move("a1", "a2")))
        .isInstanceOf(HookFailure.class)
        .hasMessageContaining("failed at line 2: its helpers call one another more than 64 deep");
  }

  @Test
  void aHookAnswersTheSameFromEightThreads() throws Exception {
    PermitHook hook = Hooks.compile(
        HookKind.PERMIT,
        "int n = 0\nfor (d in position.directions) n += position.step(position.men, d).size\nn % 2 == 0",
        PermitHook.class);
    List<Boolean> alone = answers(hook);
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<List<Boolean>>> together = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        together.add(threads.submit(() -> answers(hook)));
      }
      for (Future<List<Boolean>> answers : together) {
        assertThat(answers.get()).isEqualTo(alone);
      }
      assertThat(alone).contains(true, false);
    } finally {
      threads.shutdownNow();
    }
  }

  private static List<Boolean> answers(PermitHook hook) {
    Random random = new Random(5);
    List<Boolean> answers = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      answers.add(hook.permits(TestPosition.random(random), TestPosition.move("a1", "a2")));
    }
    return answers;
  }

  @Test
  void aTrustedHookIsAnyGroovyWithStaticTypes() {
    String text = "def twice = { int n -> n * 2 }\ntwice(move.to.row) == Math.pow(2, 2) as int";
    PermitHook hook =
        (PermitHook) HookCompiler.compileTrusted(HookKind.PERMIT, Script.ofFile(Hooks.FILE, text))
            .program()
            .orElseThrow();
    assertThat(hook.permits(position, TestPosition.move("a1", "a3"))).isTrue();
    assertThat(hook.permits(position, TestPosition.move("a1", "a2"))).isFalse();
    assertThat(HookCompiler.compileTrusted(
                HookKind.PERMIT, Script.ofFile(Hooks.FILE, "position.mne()"))
            .problems())
        .containsExactly(new ScriptProblem(
            1, 1, "There is no method `mne()` in `PositionView`; did you mean `men`?"));
  }

  @Test
  void theSameTextIsCompiledOnce() throws Exception {
    String text = "move.captured.size < 77";
    Object first = CompiledHooks.SHARED.program(HookKind.PERMIT, text, true);
    assertThat(CompiledHooks.SHARED.program(HookKind.PERMIT, text, true)).isSameAs(first);
    assertThat(CompiledHooks.SHARED.program(HookKind.PROMOTION, text, true)).isNotSameAs(first);
  }
}
