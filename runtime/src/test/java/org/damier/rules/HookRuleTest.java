package org.damier.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.damier.hook.PermitHook;
import org.damier.hook.program.Act;
import org.damier.hook.program.Block;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.ProgramHook;
import org.damier.hook.program.Value;
import org.damier.hook.program.ValueType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HookRuleTest {

  private static ProgramHook hook(boolean answer, String script, int firstLine) {
    Value value = new Value.Constant(ValueType.BOOLEAN, answer ? 1 : 0);
    Block body = new Block(List.of(new Act.Answer(Optional.of(value))), 1);
    return new ProgramHook(new HookProgram(0, body), "permit", script, firstLine);
  }

  /** Where a program stands is for messages; what it does is the rule. */
  @Test
  void rulesThatSayTheSameAreEqualWhereverTheyStand() {
    HookRule<PermitHook> here = new HookRule<>("Yes.", "here.draughts", hook(true, "here", 3));
    HookRule<PermitHook> there = new HookRule<>("Yes.", "there.draughts", hook(true, "there", 7));

    assertThat(here).isEqualTo(there).hasSameHashCodeAs(there);
    assertThat(here)
        .isNotEqualTo(new HookRule<>("No.", "here.draughts", hook(true, "here", 3)))
        .isNotEqualTo(new HookRule<>("Yes.", "here.draughts", hook(false, "here", 3)))
        .isNotEqualTo(new HookRule<PermitHook>("Yes.", "here.draughts", (position, move) -> true));
    assertThat(hook(true, "here", 3))
        .isNotEqualTo(new ProgramHook(hook(true, "here", 3).program(), "promotion", "here", 3));
  }

  @ParameterizedTest
  @CsvSource({
    "two kings win, Two kings win.",
    "Two kings win., Two kings win.",
    "who blinks loses!, Who blinks loses!",
    "is it over?, Is it over?",
    "'', ''",
  })
  void aSentenceBeginsAndEndsAsSentencesDo(String written, String sentence) {
    assertThat(new HookRule<>(written, "", "").asSentence()).isEqualTo(sentence);
  }
}
