package org.damier.dsl.groovy;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Last gate of a confined hook: reads the finished class file, whatever made it, and lets it pass only if it has nothing
 * but the hook's method and static helpers, without fields, handlers or dynamic calls, names no class and no method beyond
 * the allow-list, and charges the budget at every entry and every turn of a loop.
 */
final class BytecodeGate extends ClassVisitor {

  private final HookKind kind;

  private BytecodeGate(HookKind kind) {
    super(Opcodes.ASM9);
    this.kind = kind;
  }

  /**
   * Checks the only class of a hook.
   *
   * @throws ScriptRejected if something in it is not allowed
   */
  static void check(HookKind kind, Map<String, byte[]> classes) throws ScriptRejected {
    if (!classes.keySet().equals(Set.of(GroovyFrontEnd.CLASS_NAME))) {
      throw new ScriptRejected(1, 1, "A confined hook is one class, not " + classes.keySet() + ".");
    }
    try {
      new ClassReader(classes.get(GroovyFrontEnd.CLASS_NAME)).accept(new BytecodeGate(kind), 0);
    } catch (Forbidden forbidden) {
      throw new ScriptRejected(
          forbidden.line,
          1,
          "This needs what confined hooks do not have: " + forbidden.getMessage() + ".");
    }
  }

  /** Stops the reading of a class file. */
  static final class Forbidden extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int line;

    Forbidden(int line, String what) {
      super(what, null, false, false);
      this.line = Math.max(1, line);
    }
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      @Nullable String signature,
      String parent,
      String[] interfaces) {
    boolean plain = name.equals(GroovyFrontEnd.CLASS_NAME)
        && parent.equals("java/lang/Object")
        && interfaces.length == 1
        && interfaces[0].equals(Type.getInternalName(kind.type()));
    require(plain, "a class of another kind");
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    if (name.equals("<init>")) {
      require(descriptor.equals("()V"), "a constructor with arguments");
      return new CodeGate(CodeGate.Method.CONSTRUCTOR, descriptor);
    }
    if ((access & Opcodes.ACC_STATIC) != 0) {
      boolean helper = (access & Opcodes.ACC_PRIVATE) != 0
          && !name.startsWith("<")
          && descriptor.contains(BudgetWriter.BUDGET_DESCRIPTOR + ")");
      require(helper, "the static method " + name);
      return new CodeGate(CodeGate.Method.HELPER, descriptor);
    }
    boolean hook = name.equals(kind.method().getName())
        && descriptor.equals(Type.getMethodDescriptor(kind.method()));
    require(hook, "the method " + name);
    return new CodeGate(CodeGate.Method.HOOK, descriptor);
  }

  @Override
  public @Nullable FieldVisitor visitField(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    throw new Forbidden(1, "the field " + name);
  }

  @Override
  public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    throw new Forbidden(1, "an annotation");
  }

  @Override
  public void visitInnerClass(
      String name, @Nullable String outer, @Nullable String inner, int access) {
    // A mention of a nested type of ours; code that uses one is checked where it does.
  }

  @Override
  public void visitAttribute(Attribute attribute) {
    throw new Forbidden(1, "the attribute " + attribute.type);
  }

  private static void require(boolean fulfilled, String otherwise) {
    if (!fulfilled) {
      throw new Forbidden(1, otherwise);
    }
  }
}
