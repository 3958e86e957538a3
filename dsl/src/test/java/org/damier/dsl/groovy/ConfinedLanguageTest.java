package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.damier.hook.PermitHook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the confined part of Groovy means: the same as Groovy. */
class ConfinedLanguageTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position.men.size > position.enemyMen.size",
        "int n = 0\nfor (i in 1..5) { n += i }\nn + position.men.size > 31",
        "int n = 0\nfor (i in 5..1) { n = n * 2 + i }\nn % 7 > position.men.size % 7",
        "int n = 0\nfor (i in 0..<position.men.size) { n += i }\nn % 3 == 0",
        "int n = 0\nfor (int i = 10; i > 0; i -= 3) { if (i == 4) continue\n n += i }\nn > position.men.size",
        "int n = 7\nwhile (true) { n--; if (n < position.men.size % 5) break }\nn == 3",
        "int n = position.enemyMen.size - position.men.size\nn % 3 == -1 || -n == 2",
        "position.forward.any { d -> (position.men & position.step(position.men, d)).size > 3 }",
        "position.forward.every { (position.men & position.step(position.men, it)).size > 3 }",
        "position.men.indexes.count { it % 2 == 0 } > 4",
        "!position.men.isEmpty() && position.men.indexes.any { man -> man > 60 } || position.side == WHITE",
        "int n = 0\nposition.men.indexes.each { man ->\n  if (man > 30) n += man\n  else n--\n}\nn > 100",
        "def found = position.men.indexes.any { a -> position.kings.indexes.any { b -> a + b == 63 } }\nfound",
        "int n = 0\nwhile (n < 9 && !position.men.indexes.any { man -> man == n }) { n++ }\nn % 2 == 0",
        "position.board.square('c3') in position.men",
        "def corner = position.squares('a1', 'h8')\n(corner & position.men).isEmpty()",
        "def set = position.men\nset |= position.kings\nset -= position.step(set, NORTH)\nset.size > 12",
        "def list = position.men.indexes\nif (list.isEmpty()) return false\ndef last = list.get(list.size - 1)\nfirst(list) * 8 < last\nint first(List<Integer> list) { list[0] }",
        "def l = position.men.indexes\nl[0] < 3 && l[1] * 2 + l[0] >= l[2] % 7 - 1 && !(l[1] <= l[0]) && l[0] != l[1]",
        "[15, 16, 17].contains(position.men.size)",
        "if (position.men.size > 9) { return true } else if (position.kings.isEmpty()) return false\nposition.side == BLACK",
        """
        depth(position, position.enemyKings, 0) > 6

        int depth(PositionView position, SquareSet set, int n) {
          def next = position.step(set, position.forward[0])
          return next.isEmpty() ? n : depth(position, next, n + 1)
        }
        """,
        "def best = Math.max(position.men.size, position.enemyMen.size)\nbest\n  > 10\n  && position.side\n  == Side.WHITE",
        "String name = position.side == WHITE ? 'a1' : 'h8'\nposition.men.contains(position.board.square(name).index)",
        "int total = 0; for (square in position.board.squares) { if (square in position.men) total += square.row }; total > 30",
      })
  void aConfinedHookAnswersAsGroovyDoes(String text) {
    PermitHook confined = Hooks.compile(HookKind.PERMIT, text, PermitHook.class);
    PermitHook trusted =
        (PermitHook) HookCompiler.compileTrusted(HookKind.PERMIT, Script.ofFile(Hooks.FILE, text))
            .program()
            .orElseThrow();
    Random random = new Random(7);
    Set<Boolean> answers = new HashSet<>();
    for (int i = 0; i < 400; i++) {
      TestPosition position = TestPosition.random(random);
      boolean answer = confined.permits(position, TestPosition.move("a1", "a2"));
      assertThat(answer)
          .as("%s", position)
          .isEqualTo(trusted.permits(position, TestPosition.move("a1", "a2")));
      answers.add(answer);
    }
    assertThat(answers).as("answers that say something").hasSize(2);
  }

  @Test
  void aVariableKeepsTheTypeOfItsFirstValue() {
    assertThat(Hooks.problems(HookKind.PERMIT, "def n = 1\nn = WHITE\ntrue"))
        .containsExactly("2:1 A value of type `Side` cannot be put into a variable of type `int`.");
  }

  @Test
  void listsOfListsAreRefused() {
    assertThat(Hooks.problems(HookKind.PERMIT, "def list = [1]\nlist.size > [list, list].size"))
        .contains("2:14 Hooks have no lists of `List<Integer>`.");
  }

  @Test
  void aClosureAskedForAnAnswerChangesNothingAround() {
    assertThat(
            Hooks.problems(HookKind.PERMIT, "int n = 0\nposition.forward.any { d -> n++\n n > 1 }"))
        .containsExactly("2:29 A closure that is asked for an answer cannot change `n`,"
            + " which stands outside of it.");
  }

  @Test
  void whatIsRefusedIsNamedWithItsReason() {
    assertThat(Hooks.problems(HookKind.PERMIT, "true\n  new File('x')"))
        .containsExactly("2:3 `new` is not for confined hooks: hooks make no objects and have no"
            + " classes of their own.");
    assertThat(Hooks.problems(HookKind.PERMIT, "@Field int n = 1\ntrue"))
        .containsExactly(
            "1:1 `@` is not for confined hooks: annotations run code while compiling.");
    assertThat(Hooks.problems(HookKind.PERMIT, "position.men.hashCode() > 1"))
        .containsExactly(
            "1:14 `hashCode` of `SquareSet` is not for confined hooks; there are `and`, `contains`,"
                + " `indexes`, `isEmpty`, `minus`, `of`, `or`, `size`, `with`, `without`.");
    assertThat(Hooks.problems(HookKind.PERMIT, "for (man in position.men) { }\ntrue"))
        .containsExactly(
            "1:22 A loop goes over a list, not `SquareSet`; a set lists its squares as `indexes`.");
  }
}
