package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The last gate by itself: what it is given here was compiled with all of Groovy. */
class BytecodeGateTest {

  private static final Path CANARY = Path.of("gatecanary");

  @AfterEach
  void clean() throws Exception {
    Files.deleteIfExists(CANARY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position.men().indexes()[0] = 99",
        "def list = []\nlist.add(1)\nlist << list",
        "try { moves.add(1, 2) } catch (Throwable t) { }",
        "throw new RuntimeException()",
        "position.men.forEach { moves.add(it, 2) }",
        "def f = { 1 }\nf()",
        "println 1",
        "def c = position.getClass()",
        "def s = 'a' * 3",
        "def s = 'a' + position",
        "def n = 1 / 2",
        "def n = 2 ** 100",
        "def n = 1L",
        "def all = Direction.values()",
        "def file = new File('x')",
        "def file = ['x'] as File",
        "synchronized (position) { }",
        "switch (position.men.size) { case 1: moves.add(1, 2); break; case 2: moves.add(1, 3) }",
        "def m = [a: 1]",
        "assert position.men.isEmpty()",
        "int[] n = new int[3]",
        "def b = new HookBudget()",
        "def n = Integer.parseInt('3')",
        "def o = position as Object\nif (o instanceof MoveSink) o.add(1, 2)",
      })
  void partsOfGroovyThatHooksDoWithoutAreSeenInTheClassFile(String text) throws Exception {
    assertThatThrownBy(() -> pass(text))
        .isInstanceOf(ScriptRejected.class)
        .hasMessageMatching(
            "(?s).*(This needs what confined hooks do not have|A confined hook is one class).*");
  }

  @Test
  void whatHooksAreMadeOfPasses() throws Exception {
    pass("""
        for (Direction direction in position.forward) {
          SquareSet rear = position.men & position.step(position.empty, direction.opposite)
          int length = 2
          while (!rear.isEmpty() && length < helper(length)) {
            moves.add(rear, direction, length)
            length = length + 1
          }
        }

        int helper(int n) { return n > 3 ? n * 2 : 100 }
        """);
  }

  @Test
  void aLoopThatIsNotChargedDoesNotPass() throws Exception {
    assertThatThrownBy(() -> BytecodeGate.check(HookKind.MOVES, without("step")))
        .isInstanceOf(ScriptRejected.class)
        .hasMessageContaining("a loop that the budget does not see");
  }

  @Test
  void aMethodThatIsNotChargedDoesNotPass() throws Exception {
    assertThatThrownBy(() -> BytecodeGate.check(HookKind.MOVES, without("enter")))
        .isInstanceOf(ScriptRejected.class)
        .hasMessageContaining("a way around the budget");
  }

  /** A hook with a loop, in whose class file one way of charging the budget has been struck out. */
  private static Map<String, byte[]> without(String charge) throws ScriptRejected {
    Map<String, byte[]> classes =
        GroovyFrontEnd.compileTrusted(HookKind.MOVES, "int n = 0\nwhile (n < 3) { n = n + 1 }");
    byte[] charged =
        BudgetWriter.write(Objects.requireNonNull(classes.get(GroovyFrontEnd.CLASS_NAME)));
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(charged)
        .accept(
            new ClassVisitor(Opcodes.ASM9, writer) {
              @Override
              public MethodVisitor visitMethod(
                  int access,
                  String name,
                  String descriptor,
                  String signature,
                  String[] exceptions) {
                return new MethodVisitor(
                    Opcodes.ASM9,
                    super.visitMethod(access, name, descriptor, signature, exceptions)) {
                  @Override
                  public void visitMethodInsn(
                      int opcode, String owner, String called, String type, boolean ofInterface) {
                    if (called.equals(charge)) {
                      super.visitInsn(Opcodes.POP);
                    } else {
                      super.visitMethodInsn(opcode, owner, called, type, ofInterface);
                    }
                  }
                };
              }
            },
            0);
    return Map.of(GroovyFrontEnd.CLASS_NAME, writer.toByteArray());
  }

  @Test
  void attacksThatCompileDoNotPassThisGateEither() {
    // Annotations do their harm in the compiler, before there is a class file.
    List<Attack> compiled = Attack.all().stream()
        .filter(attack -> attack.touchesCanary() && !attack.text().contains("@"))
        .filter(BytecodeGateTest::compiles)
        .toList();
    assertThat(compiled).hasSizeGreaterThan(40);
    assertThat(compiled)
        .allSatisfy(attack -> assertThatThrownBy(() -> pass(attack.aimedAt(CANARY)))
            .isInstanceOf(ScriptRejected.class));
  }

  private static boolean compiles(Attack attack) {
    try {
      GroovyFrontEnd.compileTrusted(HookKind.MOVES, attack.aimedAt(CANARY));
      return true;
    } catch (ScriptRejected rejected) {
      return false;
    }
  }

  private static void pass(String text) throws ScriptRejected {
    Map<String, byte[]> classes =
        new TreeMap<>(GroovyFrontEnd.compileTrusted(HookKind.MOVES, text));
    classes.replaceAll((name, bytes) -> BudgetWriter.write(bytes));
    BytecodeGate.check(HookKind.MOVES, classes);
  }
}
