package org.damier.dsl.groovy;

import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ASM9;
import static org.objectweb.asm.Opcodes.ASTORE;
import static org.objectweb.asm.Opcodes.CHECKCAST;
import static org.objectweb.asm.Opcodes.DUP;
import static org.objectweb.asm.Opcodes.GOTO;
import static org.objectweb.asm.Opcodes.IADD;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ICONST_1;
import static org.objectweb.asm.Opcodes.IF_ICMPGE;
import static org.objectweb.asm.Opcodes.IF_ICMPGT;
import static org.objectweb.asm.Opcodes.IF_ICMPLE;
import static org.objectweb.asm.Opcodes.IF_ICMPLT;
import static org.objectweb.asm.Opcodes.IMUL;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.IREM;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.ISUB;
import static org.objectweb.asm.Opcodes.IXOR;
import static org.objectweb.asm.Opcodes.NEW;
import static org.objectweb.asm.Opcodes.RETURN;
import static org.objectweb.asm.Opcodes.SIPUSH;
import static org.objectweb.asm.Opcodes.SWAP;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the budget into a hook's class file, and replaces the few calls of Groovy's own that the compiler leaves in it by
 * plain instructions. Every method gets the budget as a variable behind its arguments: the hook's method makes it, helpers
 * are handed it. Being in the class file it covers what the compiler made up, and {@link BytecodeGate} can see that it is
 * nowhere missing.
 */
final class BudgetWriter extends ClassVisitor {

  static final String BUDGET = "org/damier/hook/HookBudget";
  /** Long stretches of code cost a step for so many instructions, so that a step is never much work. */
  private static final int INSTRUCTIONS_OF_STEP = 64;

  static final String BUDGET_DESCRIPTOR = "L" + BUDGET + ";";

  private BudgetWriter(ClassVisitor next) {
    super(ASM9, next);
  }

  /** The class file with the budget in it. */
  static byte[] write(byte[] compiled) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
      @Override
      protected String getCommonSuperClass(String one, String other) {
        // The types of hooks have nothing else in common, and no class is loaded to find that out.
        return "java/lang/Object";
      }
    };
    new ClassReader(compiled).accept(new BudgetWriter(writer), ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }

  /** The descriptor with the budget as last argument. */
  static String withBudget(String descriptor) {
    return descriptor.replace(")", BUDGET_DESCRIPTOR + ")");
  }

  @Override
  public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    return null;
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    if (name.equals("<init>")) {
      return withoutAnnotations(super.visitMethod(access, name, descriptor, null, exceptions));
    }
    boolean helper = (access & Opcodes.ACC_STATIC) != 0;
    int receiver = helper ? 0 : 1;
    int budget = receiver + (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
    MethodVisitor next = super.visitMethod(
        access, name, helper ? withBudget(descriptor) : descriptor, null, exceptions);
    return withoutAnnotations(new Method(next, budget, helper));
  }

  private static MethodVisitor withoutAnnotations(MethodVisitor next) {
    return new MethodVisitor(ASM9, next) {
      @Override
      public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return null;
      }
    };
  }

  private static final String INTEGER = "java/lang/Integer";
  private static final String COMPARISON = "(Ljava/lang/Object;Ljava/lang/Object;)Z";
  private static final String CALCULATION =
      "(Ljava/lang/Number;Ljava/lang/Number;)Ljava/lang/Number;";

  private static final class Method extends MethodVisitor {

    private final int budget;
    private final boolean helper;
    private final Map<Label, Integer> passed = new HashMap<>();
    private int instructions;

    Method(MethodVisitor next, int budget, boolean helper) {
      super(ASM9, next);
      this.budget = budget;
      this.helper = helper;
    }

    @Override
    public void visitCode() {
      super.visitCode();
      if (!helper) {
        super.visitTypeInsn(NEW, BUDGET);
        super.visitInsn(DUP);
        super.visitMethodInsn(INVOKESPECIAL, BUDGET, "<init>", "()V", false);
        super.visitVarInsn(ASTORE, budget);
      }
      charge("enter");
    }

    private void charge(String how) {
      super.visitVarInsn(ALOAD, budget);
      super.visitMethodInsn(INVOKEVIRTUAL, BUDGET, how, "()V", false);
    }

    private void spend(int steps) {
      if (steps == 1) {
        charge("step");
      } else if (steps > 1) {
        super.visitVarInsn(ALOAD, budget);
        super.visitIntInsn(SIPUSH, steps);
        super.visitMethodInsn(INVOKEVIRTUAL, BUDGET, "spend", "(I)V", false);
      }
    }

    @Override
    public void visitInsn(int opcode) {
      instructions++;
      if (opcode >= IRETURN && opcode <= RETURN) {
        spend(instructions / INSTRUCTIONS_OF_STEP);
        charge("exit");
      }
      super.visitInsn(opcode);
    }

    @Override
    public void visitLabel(Label label) {
      passed.put(label, instructions);
      super.visitLabel(label);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
      instructions++;
      Integer start = passed.get(label);
      if (start != null) {
        spend(1 + (instructions - start) / INSTRUCTIONS_OF_STEP);
      }
      super.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
      instructions++;
      super.visitVarInsn(opcode, behindBudget(variable));
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
      super.visitIincInsn(behindBudget(variable), increment);
    }

    private int behindBudget(int variable) {
      return variable < budget ? variable : variable + 1;
    }

    @Override
    public void visitLocalVariable(
        String name,
        String descriptor,
        @Nullable String signature,
        Label start,
        Label end,
        int index) {
      // Names of variables are for debuggers.
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean ofInterface) {
      instructions++;
      if (owner.equals(GroovyFrontEnd.CLASS_NAME)) {
        super.visitVarInsn(ALOAD, budget);
        super.visitMethodInsn(opcode, owner, name, withBudget(descriptor), ofInterface);
      } else if (!replace(owner, name + descriptor)) {
        spend(HookCalls.cost(owner, name, descriptor).orElse(0));
        super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
      }
    }

    /** Writes what a call of Groovy's means for the types that hooks have. */
    private boolean replace(String owner, String method) {
      if (!owner.startsWith("org/codehaus/groovy/")) {
        return false;
      }
      switch (method) {
        case "compareEqual" + COMPARISON -> areEqual();
        case "compareNotEqual" + COMPARISON -> {
          areEqual();
          super.visitInsn(ICONST_1);
          super.visitInsn(IXOR);
        }
        case "compareLessThan" + COMPARISON -> compare(IF_ICMPLT);
        case "compareLessThanEqual" + COMPARISON -> compare(IF_ICMPLE);
        case "compareGreaterThan" + COMPARISON -> compare(IF_ICMPGT);
        case "compareGreaterThanEqual" + COMPARISON -> compare(IF_ICMPGE);
        case "plus" + CALCULATION -> calculate(IADD);
        case "minus" + CALCULATION -> calculate(ISUB);
        case "multiply" + CALCULATION -> calculate(IMUL);
        case "remainder" + CALCULATION -> calculate(IREM);
        case "intUnbox(Ljava/lang/Object;)I" -> unboxInt();
        default -> {
          return false;
        }
      }
      return true;
    }

    private void areEqual() {
      super.visitMethodInsn(
          INVOKESTATIC,
          "java/util/Objects",
          "equals",
          "(Ljava/lang/Object;Ljava/lang/Object;)Z",
          false);
    }

    private void compare(int jump) {
      Label yes = new Label();
      Label end = new Label();
      unboxBoth();
      super.visitJumpInsn(jump, yes);
      super.visitInsn(ICONST_0);
      super.visitJumpInsn(GOTO, end);
      super.visitLabel(yes);
      super.visitInsn(ICONST_1);
      super.visitLabel(end);
    }

    private void calculate(int operation) {
      unboxBoth();
      super.visitInsn(operation);
      super.visitMethodInsn(INVOKESTATIC, INTEGER, "valueOf", "(I)Ljava/lang/Integer;", false);
    }

    private void unboxBoth() {
      super.visitInsn(SWAP);
      unboxInt();
      super.visitInsn(SWAP);
      unboxInt();
    }

    private void unboxInt() {
      super.visitTypeInsn(CHECKCAST, INTEGER);
      super.visitMethodInsn(INVOKEVIRTUAL, INTEGER, "intValue", "()I", false);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String descriptor, Handle bootstrap, Object... arguments) {
      if (name.equals("cast") && Type.getArgumentTypes(descriptor).length == 1) {
        super.visitTypeInsn(CHECKCAST, Type.getReturnType(descriptor).getInternalName());
      } else {
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
      }
    }
  }
}
