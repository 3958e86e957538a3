package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.damier.hook.MoveSink;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

class HookCallsTest {

  private static final Pattern CALL = Pattern.compile("([^.]+)\\.(\\w+)(\\(.*)");

  @Test
  void everyAllowedCallIsAMethodThatExists() {
    assertThat(HookCalls.all().keySet())
        .isNotEmpty()
        .allSatisfy(call -> assertThat(method(call).getName()).isNotBlank());
  }

  @Test
  void onlyTheSinkOfMovesTakesWithoutAnswering() {
    Set<Class<?>> taking = HookCalls.all().keySet().stream()
        .map(HookCallsTest::method)
        .filter(method -> method.getReturnType() == void.class)
        .map(Method::getDeclaringClass)
        .collect(Collectors.toSet());
    assertThat(taking).containsExactly(MoveSink.class);
  }

  @Test
  void nothingInheritedFromObjectCanBeCalled() {
    assertThat(HookCalls.all().keySet())
        .noneMatch(call ->
            call.matches(".*\\.(getClass|hashCode|equals|toString|clone|wait|notify)\\(.*"));
    assertThat(HookCalls.cost("org/damier/board/Square", "toString", "()Ljava/lang/String;"))
        .isEmpty();
  }

  @Test
  void aCallIsAllowedByItsDescriptorNotItsName() {
    assertThat(HookCalls.cost("java/lang/Math", "max", "(II)I")).hasValue(0);
    assertThat(HookCalls.cost("java/lang/Math", "max", "(JJ)J")).isEmpty();
  }

  private static Method method(String call) {
    Matcher parts = CALL.matcher(call);
    assertThat(parts.matches()).as(call).isTrue();
    try {
      Class<?> owner = Class.forName(parts.group(1).replace('/', '.'));
      return Arrays.stream(owner.getDeclaredMethods())
          .filter(method -> method.getName().equals(parts.group(2))
              && Type.getMethodDescriptor(method).equals(parts.group(3)))
          .findFirst()
          .orElseThrow(() -> new AssertionError(call));
    } catch (ClassNotFoundException missing) {
      throw new AssertionError(call, missing);
    }
  }
}
