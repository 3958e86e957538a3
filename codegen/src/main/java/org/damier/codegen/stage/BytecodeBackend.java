package org.damier.codegen.stage;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes a staged class as a class file. */
public final class BytecodeBackend {

  private final ClassSketch sketch;
  private final String internalName;

  private BytecodeBackend(ClassSketch sketch, String packageName) {
    this.sketch = sketch;
    this.internalName = packageName.replace('.', '/') + '/' + sketch.name();
  }

  /** The class file, for a class in this package. */
  public static byte[] write(ClassSketch sketch, String packageName) {
    return new BytecodeBackend(sketch, packageName).write();
  }

  private byte[] write() {
    ClassWriter writer = new FrameWriter();
    String superName = org.objectweb.asm.Type.getInternalName(sketch.superclass());
    writer.visit(
        Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, internalName, null, superName, null);
    writeConstructor(writer, superName);
    writeTables(writer);
    sketch.methods().forEach(method -> write(writer, method));
    writer.visitEnd();
    return writer.toByteArray();
  }

  /** Hands its arguments on to the only constructor of the superclass; these are references all. */
  private void writeConstructor(ClassWriter writer, String superName) {
    String descriptor = org.objectweb.asm.Type.getConstructorDescriptor(
        sketch.superclass().getDeclaredConstructors()[0]);
    MethodVisitor visitor = writer.visitMethod(0, "<init>", descriptor, null, null);
    visitor.visitCode();
    int arguments = org.objectweb.asm.Type.getArgumentTypes(descriptor).length;
    for (int slot = 0; slot <= arguments; slot++) {
      visitor.visitVarInsn(Opcodes.ALOAD, slot);
    }
    visitor.visitMethodInsn(Opcodes.INVOKESPECIAL, superName, "<init>", descriptor, false);
    visitor.visitInsn(Opcodes.RETURN);
    visitor.visitMaxs(0, 0);
    visitor.visitEnd();
  }

  private void writeTables(ClassWriter writer) {
    if (sketch.tables().isEmpty()) {
      return;
    }
    MethodVisitor visitor = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    visitor.visitCode();
    sketch.tables().forEach((name, values) -> {
      int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
      writer.visitField(access, name, Type.LONGS.descriptor(), null, null).visitEnd();
      visitor.visitIntInsn(Opcodes.SIPUSH, values.size());
      visitor.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_LONG);
      for (int index = 0; index < values.size(); index++) {
        if (values.get(index) == 0) {
          continue;
        }
        visitor.visitInsn(Opcodes.DUP);
        visitor.visitIntInsn(Opcodes.SIPUSH, index);
        visitor.visitLdcInsn(values.get(index));
        visitor.visitInsn(Opcodes.LASTORE);
      }
      visitor.visitFieldInsn(Opcodes.PUTSTATIC, internalName, name, Type.LONGS.descriptor());
    });
    visitor.visitInsn(Opcodes.RETURN);
    visitor.visitMaxs(0, 0);
    visitor.visitEnd();
  }

  private void write(ClassWriter writer, Method method) {
    int access = method.isStatic() ? Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE : Opcodes.ACC_PUBLIC;
    MethodVisitor visitor =
        writer.visitMethod(access, method.name(), method.descriptor(), null, null);
    visitor.visitCode();
    new Writer(visitor).statements(method.body());
    if (method.result().equals(Type.VOID) && !Stmt.returns(method.body())) {
      visitor.visitInsn(Opcodes.RETURN);
    }
    visitor.visitMaxs(0, 0);
    visitor.visitEnd();
  }

  /** All references that meet at a join are of one class or used as objects only. */
  private static final class FrameWriter extends ClassWriter {
    FrameWriter() {
      super(ClassWriter.COMPUTE_FRAMES);
    }

    @Override
    protected String getCommonSuperClass(String first, String second) {
      return first.equals(second) ? first : "java/lang/Object";
    }
  }

  private final class Writer {
    private final MethodVisitor out;
    private final Map<Exit, Label> labels = new HashMap<>();

    Writer(MethodVisitor out) {
      this.out = out;
    }

    void statements(List<Stmt> statements) {
      statements.forEach(this::statement);
    }

    private void statement(Stmt statement) {
      if (statement instanceof Stmt.Assign assign) {
        push(assign.value());
        out.visitVarInsn(storeOpcode(assign.target().type()), assign.target().slot());
      } else if (statement instanceof Stmt.Store store) {
        push(store.array());
        push(store.index());
        push(store.value());
        out.visitInsn(store.value().type().equals(Type.LONG) ? Opcodes.LASTORE : Opcodes.IASTORE);
      } else if (statement instanceof Stmt.If choice) {
        writeIf(choice);
      } else if (statement instanceof Stmt.While loop) {
        writeWhile(loop);
      } else if (statement instanceof Stmt.Leavable leavable) {
        statements(leavable.body());
        out.visitLabel(labels.computeIfAbsent(leavable.exit(), exit -> new Label()));
      } else if (statement instanceof Stmt.Leave leave) {
        out.visitJumpInsn(Opcodes.GOTO, labels.computeIfAbsent(leave.exit(), exit -> new Label()));
      } else if (statement instanceof Stmt.Run run) {
        push(run.call());
        drop(run.call().type());
      } else if (statement instanceof Stmt.Return ret) {
        writeReturn(ret);
      }
    }

    private void writeIf(Stmt.If choice) {
      Label otherwise = new Label();
      Label end = new Label();
      jumpUnless(choice.test(), otherwise);
      statements(choice.then());
      // What follows a return is dead code, for which the JVM wants frames that nobody can name.
      if (!choice.otherwise().isEmpty() && !Stmt.returns(choice.then())) {
        out.visitJumpInsn(Opcodes.GOTO, end);
      }
      out.visitLabel(otherwise);
      statements(choice.otherwise());
      out.visitLabel(end);
    }

    private void writeWhile(Stmt.While loop) {
      Label start = new Label();
      Label end = new Label();
      out.visitLabel(start);
      jumpUnless(loop.test(), end);
      statements(loop.body());
      if (!Stmt.returns(loop.body())) {
        out.visitJumpInsn(Opcodes.GOTO, start);
      }
      out.visitLabel(end);
    }

    private void writeReturn(Stmt.Return ret) {
      if (ret.value().isEmpty()) {
        out.visitInsn(Opcodes.RETURN);
        return;
      }
      Expr value = ret.value().get(0);
      push(value);
      out.visitInsn(value.type().equals(Type.LONG) ? Opcodes.LRETURN : Opcodes.IRETURN);
    }

    private void drop(Type type) {
      if (!type.equals(Type.VOID)) {
        out.visitInsn(type.slots() == 2 ? Opcodes.POP2 : Opcodes.POP);
      }
    }

    private void jumpUnless(Check test, Label target) {
      push(test.left());
      if (test.left().type().equals(Type.LONG)) {
        push(test.right());
        out.visitInsn(Opcodes.LCMP);
        out.visitJumpInsn(inverse(test.kind()), target);
      } else if (Exprs.is(test.right(), 0)) {
        out.visitJumpInsn(inverse(test.kind()), target);
      } else {
        push(test.right());
        out.visitJumpInsn(inverseOfInts(test.kind()), target);
      }
    }

    private int inverse(Check.Kind kind) {
      return switch (kind) {
        case NOT_ZERO, NOT_EQUAL -> Opcodes.IFEQ;
        case ZERO, EQUAL -> Opcodes.IFNE;
        case AT_LEAST -> Opcodes.IFLT;
        case LESS -> Opcodes.IFGE;
      };
    }

    private int inverseOfInts(Check.Kind kind) {
      return switch (kind) {
        case NOT_ZERO, NOT_EQUAL -> Opcodes.IF_ICMPEQ;
        case ZERO, EQUAL -> Opcodes.IF_ICMPNE;
        case AT_LEAST -> Opcodes.IF_ICMPLT;
        case LESS -> Opcodes.IF_ICMPGE;
      };
    }

    private void push(Expr expr) {
      if (expr instanceof Expr.Const constant) {
        pushConstant(constant);
      } else if (expr instanceof Expr.Local local) {
        out.visitVarInsn(loadOpcode(local.type()), local.slot());
      } else if (expr instanceof Expr.Binary binary) {
        push(binary.left());
        push(binary.right());
        out.visitInsn(binary.op().opcode(binary.type()));
      } else if (expr instanceof Expr.Unary unary) {
        pushUnary(unary);
      } else if (expr instanceof Expr.Element element) {
        push(element.array());
        push(element.index());
        out.visitInsn(elementOpcode(element.type()));
      } else if (expr instanceof Expr.Table table) {
        out.visitFieldInsn(
            Opcodes.GETSTATIC, internalName, table.name(), table.type().descriptor());
      } else if (expr instanceof Expr.Call call) {
        call.arguments().forEach(this::push);
        out.visitMethodInsn(
            Opcodes.INVOKESTATIC,
            internalName,
            call.method().name(),
            call.method().descriptor(),
            false);
      } else if (expr instanceof Expr.Send send) {
        pushSend(send);
      }
    }

    private void pushConstant(Expr.Const constant) {
      if (constant.type().equals(Type.LONG)) {
        if (constant.value() == 0 || constant.value() == 1) {
          out.visitInsn(constant.value() == 0 ? Opcodes.LCONST_0 : Opcodes.LCONST_1);
        } else {
          out.visitLdcInsn(constant.value());
        }
      } else if (constant.value() >= -1 && constant.value() <= 5) {
        out.visitInsn(Opcodes.ICONST_0 + (int) constant.value());
      } else if (constant.value() == (byte) constant.value()) {
        out.visitIntInsn(Opcodes.BIPUSH, (int) constant.value());
      } else if (constant.value() == (short) constant.value()) {
        out.visitIntInsn(Opcodes.SIPUSH, (int) constant.value());
      } else {
        out.visitLdcInsn((int) constant.value());
      }
    }

    private void pushUnary(Expr.Unary unary) {
      push(unary.operand());
      if (unary.op() == UnaryOp.TO_LONG) {
        out.visitInsn(Opcodes.I2L);
      } else {
        out.visitMethodInsn(
            Opcodes.INVOKESTATIC,
            "java/lang/Long",
            unary.op().word(),
            "(J)" + unary.type().descriptor(),
            false);
      }
    }

    private void pushSend(Expr.Send send) {
      push(send.receiver());
      StringBuilder descriptor = new StringBuilder("(");
      for (Expr argument : send.arguments()) {
        push(argument);
        descriptor.append(argument.type().descriptor());
      }
      descriptor.append(')').append(send.type().descriptor());
      out.visitMethodInsn(
          Opcodes.INVOKEVIRTUAL,
          send.receiver().type().internalName(),
          send.name(),
          descriptor.toString(),
          false);
    }

    private int elementOpcode(Type type) {
      if (type.isReference()) {
        return Opcodes.AALOAD;
      }
      return type.equals(Type.LONG) ? Opcodes.LALOAD : Opcodes.IALOAD;
    }

    private int loadOpcode(Type type) {
      if (type.isReference()) {
        return Opcodes.ALOAD;
      }
      return type.equals(Type.LONG) ? Opcodes.LLOAD : Opcodes.ILOAD;
    }

    private int storeOpcode(Type type) {
      if (type.isReference()) {
        return Opcodes.ASTORE;
      }
      return type.equals(Type.LONG) ? Opcodes.LSTORE : Opcodes.ISTORE;
    }
  }
}
