package org.damier.dsl.groovy;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Set;
import org.damier.dsl.groovy.BytecodeGate.Forbidden;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Checks the code of one method of a confined hook, instruction by instruction; part of {@link BytecodeGate}. */
final class CodeGate extends MethodVisitor {

  /** What kind of method the code belongs to. */
  enum Method {
    CONSTRUCTOR,
    HOOK,
    HELPER
  }

  private static final int MOST_INSTRUCTIONS = 8_000;
  private static final int MOST_VARIABLES = 200;
  private static final int DEEPEST_STACK = 64;

  /** Instructions without operands that can do no harm. A thrown null or dead code is all ATHROW can stand for. */
  private static final Set<Integer> PLAIN = Set.of(
      NOP,
      ACONST_NULL,
      ICONST_M1,
      ICONST_0,
      ICONST_1,
      ICONST_2,
      ICONST_3,
      ICONST_4,
      ICONST_5,
      POP,
      DUP,
      SWAP,
      IADD,
      ISUB,
      IMUL,
      IREM,
      INEG,
      IAND,
      IOR,
      IXOR,
      AASTORE,
      IRETURN,
      ARETURN,
      RETURN,
      ATHROW);

  private static final Set<Integer> JUMPS = Set.of(
      IFEQ, IFNE, IFLT, IFGE, IFGT, IFLE, IF_ICMPEQ, IF_ICMPNE, IF_ICMPLT, IF_ICMPGE, IF_ICMPGT,
      IF_ICMPLE, IF_ACMPEQ, IF_ACMPNE, IFNULL, IFNONNULL, GOTO);

  private static final Set<String> CASTS = Set.of(
      "java/lang/Integer",
      "java/lang/Number",
      "java/lang/Boolean",
      "java/lang/String",
      "java/util/List",
      "org/damier/board/Board",
      "org/damier/board/Direction",
      "org/damier/board/Rank",
      "org/damier/board/Side",
      "org/damier/board/Square",
      "org/damier/board/SquareSet",
      "org/damier/hook/CandidateMove",
      "org/damier/hook/EndingHook$Judgement",
      "org/damier/hook/MoveSink",
      "org/damier/hook/PositionView",
      "[Ljava/lang/String;");

  /** What the compiler itself calls for numbers, truth values, equality and loops over lists. */
  private static final Set<String> OF_COMPILER = Set.of(
      "java/lang/Integer.valueOf(I)Ljava/lang/Integer;",
      "java/lang/Integer.intValue()I",
      "java/lang/Boolean.valueOf(Z)Ljava/lang/Boolean;",
      "java/lang/Boolean.booleanValue()Z",
      "java/util/Objects.equals(Ljava/lang/Object;Ljava/lang/Object;)Z",
      "java/util/Iterator.hasNext()Z",
      "java/util/Iterator.next()Ljava/lang/Object;");

  private final Method method;
  private final int budget;
  private final Set<Label> passed = new HashSet<>();
  private int instructions;
  private int line = 1;
  private String last = "";
  private String beforeLast = "";
  private boolean entered;

  CodeGate(Method method, String descriptor) {
    super(ASM9);
    this.method = method;
    int arguments = Type.getArgumentsAndReturnSizes(descriptor) >> 2;
    this.budget = method == Method.HELPER ? arguments - 2 : arguments;
    for (Type type : Type.getArgumentTypes(descriptor)) {
      checkType(type);
    }
    checkType(Type.getReturnType(descriptor));
  }

  private void checkType(Type type) {
    boolean known = switch (type.getSort()) {
      case Type.VOID, Type.INT, Type.BOOLEAN -> true;
      default ->
        CASTS.contains(type.getInternalName())
            || type.getInternalName().equals(BudgetWriter.BUDGET);
    };
    require(known, "the type " + type.getClassName());
  }

  private void next(String instruction) {
    instructions++;
    require(instructions <= MOST_INSTRUCTIONS, "a method of this length");
    beforeLast = last;
    last = instruction;
  }

  @Override
  public void visitLineNumber(int number, Label start) {
    line = number;
  }

  @Override
  public void visitLabel(Label label) {
    passed.add(label);
  }

  @Override
  public void visitInsn(int opcode) {
    require(PLAIN.contains(opcode), "instruction " + opcode);
    boolean leaves = opcode == IRETURN || opcode == ARETURN || opcode == RETURN;
    require(!leaves || entered || method == Method.CONSTRUCTOR, "a way around the budget");
    next(opcode >= ICONST_0 && opcode <= ICONST_5 ? "constant" : "plain");
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    require(opcode == BIPUSH || opcode == SIPUSH, "instruction " + opcode);
    next("constant");
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    boolean stores = opcode == ISTORE || opcode == ASTORE;
    require(stores || opcode == ILOAD || opcode == ALOAD, "instruction " + opcode);
    boolean makes = method == Method.HOOK && last.equals("call <init>") && !entered;
    require(!stores || variable != budget || makes, "a change of the budget");
    next(variable == budget ? "budget" : "variable");
  }

  @Override
  public void visitIincInsn(int variable, int increment) {
    require(variable != budget, "a change of the budget");
    next("variable");
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    require(JUMPS.contains(opcode), "instruction " + opcode);
    boolean charged = last.equals("call step") || last.equals("call spend");
    require(!passed.contains(label) || charged, "a loop that the budget does not see");
    next("jump");
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    boolean allowed = switch (opcode) {
      case CHECKCAST -> CASTS.contains(type);
      case ANEWARRAY -> type.equals("java/lang/String") && last.equals("constant");
      case NEW -> type.equals(BudgetWriter.BUDGET) && method == Method.HOOK && instructions == 0;
      default -> false;
    };
    require(allowed, "the type " + type);
    next("type");
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    String type = owner.substring(owner.lastIndexOf('/') + 1).replace("EndingHook$", "");
    boolean constant = opcode == GETSTATIC
        && owner.startsWith("org/damier/")
        && descriptor.equals("L" + owner + ";")
        && Vocabulary.isConstant(type, name);
    require(constant, "the field " + name);
    next("field");
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean ofInterface) {
    boolean allowed = switch (owner) {
      case GroovyFrontEnd.CLASS_NAME -> opcode == INVOKESTATIC && last.equals("budget");
      case BudgetWriter.BUDGET -> isCharge(name);
      case "java/lang/Object" -> method == Method.CONSTRUCTOR && name.equals("<init>");
      default ->
        HookCalls.cost(owner, name, descriptor).isPresent()
            || OF_COMPILER.contains(owner + "." + name + descriptor);
    };
    require(allowed, "a call of " + owner.replace('/', '.') + "." + name);
    next("call " + name);
    entered |= owner.equals(BudgetWriter.BUDGET) && name.equals("enter");
  }

  private boolean isCharge(String name) {
    boolean first = name.equals("<init>") && method == Method.HOOK && !entered;
    return first || last.equals("budget") || (name.equals("spend") && beforeLast.equals("budget"));
  }

  @Override
  public void visitLdcInsn(Object value) {
    require(value instanceof Integer || value instanceof String, "a constant of its kind");
    next("constant");
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    throw forbidden("a dynamic call");
  }

  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, @Nullable String type) {
    throw forbidden("a handler of failures");
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label fallback, Label... labels) {
    throw forbidden("a switch");
  }

  @Override
  public void visitLookupSwitchInsn(Label fallback, int[] keys, Label[] labels) {
    throw forbidden("a switch");
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    throw forbidden("an array");
  }

  @Override
  public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    throw forbidden("an annotation");
  }

  @Override
  public void visitAttribute(Attribute attribute) {
    throw forbidden("the attribute " + attribute.type);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    require(maxLocals <= MOST_VARIABLES && maxStack <= DEEPEST_STACK, "so many variables");
  }

  private void require(boolean fulfilled, String otherwise) {
    if (!fulfilled) {
      throw forbidden(otherwise);
    }
  }

  private Forbidden forbidden(String what) {
    return new Forbidden(line, what);
  }
}
