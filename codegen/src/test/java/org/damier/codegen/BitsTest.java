package org.damier.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.TextBackend;
import org.damier.codegen.stage.Type;
import org.junit.jupiter.api.Test;

class BitsTest {

  private final ClassSketch sketch = new ClassSketch("Staged", Object.class);
  private final Method method = sketch.method("run", Type.VOID);
  private final Bits set = Bits.parameters(method, "set", 2);
  private final Bits other = Bits.parameters(method, "other", 2);

  @Test
  void wordsThatDependOnThemselvesAloneAreSetAsTheyAre() {
    set.set(method.code(), set.xor(other));

    assertThat(text()).contains("""
                set0 = set0 ^ other0;
                set1 = set1 ^ other1;
            """);
  }

  @Test
  void aWordIsReadBeforeItChanges() {
    Expr first = set.words().get(0);
    Expr second = set.words().get(1);
    set.set(method.code(), new Bits(List.of(second, first)));

    assertThat(text()).contains("""
                long next0 = set1;
                long next1 = set0;
                set0 = next0;
                set1 = next1;
            """);
  }

  private String text() {
    return TextBackend.write(sketch);
  }
}
