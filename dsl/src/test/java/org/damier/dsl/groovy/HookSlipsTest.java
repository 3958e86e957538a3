package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One slip is told once, in the words of scripts and not in those of Groovy's compiler. */
class HookSlipsTest {

  /** The body of a hook that moves. */
  @ParameterizedTest
  @CsvSource(delimiter = '#', quoteCharacter = '~', textBlock = """
      for (s in position.men) { moves.add(s, 1) }             # 1:20 A loop goes over a list, not `SquareSet`; a set lists its squares as `indexes`.
      for (s in position.men) { if (s.row == 5) moves.add(s.index, 1) } # 1:20 A loop goes over a list, not `SquareSet`; a set lists its squares as `indexes`.
      for (Square s : position.men) { moves.add(s.index, 1) } # 1:26 A loop goes over a list, not `SquareSet`; a set lists its squares as `indexes`.
      position.men.each { moves.add(it, 1) }                  # 1:10 A loop goes over a list, not `SquareSet`; a set lists its squares as `indexes`.
      for (d in NORTH) { moves.add(position.men, d, 1) }      # 1:11 A loop goes over a list, not `Direction`.
      moves.add(position.men, FORWARD, 1)                     # 1:25 `FORWARD` is not declared: it is neither an argument of the hook nor a variable of the script. Did you mean `position.forward`?
      def s = SquareSet.of(1, 2, 3)                           # 1:19 There is no method `of(int, int, int)` in `SquareSet`; there is `of(int)`.
      def s = SquareSet.all()                                 # 1:19 There is no method `all()` in `SquareSet`; there are `and`, `contains`, `indexes`, `isEmpty`, `minus`, `of`, `or`, `size`, `with`, `without`.
      def s = position.squares(['a1', 'b2'])                  # 1:18 There is no method `squares(List<String>)` in `PositionView`; there is `squares(String…)`.
      def s = position.men + position.kings                   # 1:22 `+` does not go with `SquareSet` and `SquareSet`; sets are joined by `|`, and `&` and `-` take parts of them.
      def s = position.directions.first()                     # 1:29 `first` of `List` is not for confined hooks; there are `contains`, `get`, `isEmpty`, `of`, `size`.
      def d = Direction.NORTHEAST                             # 1:19 `Direction` has no constant `NORTHEAST`; did you mean `NORTH_EAST`?
      def d = Side.RED                                        # 1:14 `Side` has no constant `RED`; there are `WHITE`, `BLACK`.
      def d = forward.get(0)                                  # 1:9 `forward` is not declared: it is neither an argument of the hook nor a variable of the script. Did you mean `position.forward`?
      bolean b = true                                         # 1:1 There is no type `bolean` for confined hooks; did you mean `boolean`?
      List d = position.forward                               # 1:1 A list says what it holds, as in `List<Direction>`.
      return true                                             # 1:8 Nothing is answered here; `return` alone ends it.
      def x                                                   # 1:5 A variable has a value from the start, as in `int x = 0`.
      double x = 1.5                                          # 1:12 `1.5` is not a whole number, and hooks know no others.
      int x = 010                                             # 1:9 `010` begins with a 0, by which Groovy means another number.
      def x = []                                              # 1:9 An empty list does not say what it is a list of; hooks have no use for one, as no list grows.
      def x = System.currentTimeMillis() % 2                  # 1:16 `currentTimeMillis` of `System` is not for confined hooks.
      """)
  void aSlipInAHookThatMovesIsToldOnce(String script, String message) {
    assertThat(Hooks.problems(HookKind.MOVES, script)).containsExactly(message);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '#', quoteCharacter = '~', textBlock = """
      men.isEmpty()             # 1:1 `men` is not declared: it is neither an argument of the hook nor a variable of the script. Did you mean `position.men`?
      men.size() < 3            # 1:1 `men` is not declared: it is neither an argument of the hook nor a variable of the script. Did you mean `position.men`?
      3 >= men.size() - 1       # 1:6 `men` is not declared: it is neither an argument of the hook nor a variable of the script. Did you mean `position.men`?
      Math.max(men.size(), 3) > 2 # 1:10 `men` is not declared: it is neither an argument of the hook nor a variable of the script. Did you mean `position.men`?
      position.man.size() < 3   # 1:10 There is no method `man()` in `PositionView`; did you mean `men`?
      for (s in men) { if (s > 3) { return true } }; false # 1:11 `men` is not declared: it is neither an argument of the hook nor a variable of the script. Did you mean `position.men`?
      captured.isEmpty()        # 1:1 `captured` is not declared: it is neither an argument of the hook nor a variable of the script. Did you mean `move.captured`?
      return True               # 1:8 `True` is not declared: it is neither an argument of the hook nor a variable of the script. Did you mean `true`?
      move.from.row <> 0        # 1:15 `a <> b` is written `a != b`.
      move.from.row is 0        # 1:15 Here the line should end, not go on with `is`. `a is b` is written `a == b`.
      move.from > move.to       # 1:11 `<`, `<=`, `>` and `>=` compare numbers, not `Square` with `Square`.
      move.from <= 3            # 1:11 `<`, `<=`, `>` and `>=` compare numbers, not `Square` with `int`.
      3 < move.captured         # 1:3 `<`, `<=`, `>` and `>=` compare numbers, not `int` with `SquareSet`.
      "3" < 3                   # 1:5 `<`, `<=`, `>` and `>=` compare numbers, not `String` with `int`.
      position.side == WINS     # 1:15 `Side` and `Judgement` are never equal.
      WINS                      # 1:1 The answer is `Judgement`; it must be true or false.
      1                         # 1:1 The answer is `int`; it must be true or false.
      !move.captured            # 1:7 This is `SquareSet`; a condition is true or false, as a set's `isEmpty` is.
      !move.from                # 1:7 This is `Square`; a condition is true or false.
      position.men.any { it.row == 5 } # 1:10 A loop goes over a list, not `SquareSet`; a set lists its squares as `indexes`.
      """)
  void aSlipInAHookThatForbidsIsToldOnce(String script, String message) {
    assertThat(Hooks.problems(HookKind.PERMIT, script)).containsExactly(message);
  }

  @Test
  void aHelperKnowsItsArgumentsAlone() {
    assertThat(Hooks.problems(
            HookKind.PERMIT, "f(move.from)\nboolean f(Square s) { position.men.contains(s) }"))
        .containsExactly(
            "2:23 `position` is not known here: a helper knows no more than its own arguments.");
  }

  @Test
  void aNumberSignBeginsNoComment() {
    assertThat(Hooks.problems(HookKind.PERMIT, "# why\ntrue"))
        .containsExactly("1:1 `#` is not for confined hooks; a comment begins with `//`.");
  }

  @Test
  void anAnswerOfAnotherTypeIsToldInOneWay() {
    assertThat(Hooks.problems(HookKind.ENDING, "return true"))
        .containsExactly("1:8 The answer is `boolean`; it must be WINS, LOSES, DRAWS or GOES_ON.");
    assertThat(Hooks.problems(HookKind.ENDING, "true"))
        .containsExactly("1:1 The answer is `boolean`; it must be WINS, LOSES, DRAWS or GOES_ON.");
    assertThat(Hooks.problems(HookKind.MOVES, "int f() { return NORTH }\nf()"))
        .containsExactly("1:18 The answer is `Direction`; it must be `int`.");
  }
}
