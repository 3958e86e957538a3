package org.damier.codegen.stage;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the body of one staged method as bytecode. */
final class BodyWriter {

  private final String owner;
  private final Method method;
  private final Frames frames;
  private final Map<Exit, Label> labels = new HashMap<>();

  BodyWriter(MethodVisitor out, String owner, Method method) {
    this.owner = owner;
    this.method = method;
    this.frames = new Frames(out, owner, method);
  }

  /** Writes the whole body. */
  void write() {
    block(method.body());
    if (method.result().equals(Type.VOID) && !Stmt.returns(method.body())) {
      frames.next().visitInsn(Opcodes.RETURN);
    }
  }

  private void block(List<Stmt> statements) {
    int before = frames.variables();
    for (Stmt statement : statements) {
      statement(statement);
      if (statement.leaves()) {
        // No frame could be told for what is never reached.
        break;
      }
    }
    frames.forgetFrom(before);
  }

  private void statement(Stmt statement) {
    if (statement instanceof Stmt.Assign assign) {
      push(assign.value());
      frames
          .next()
          .visitVarInsn(storeOpcode(assign.target().type()), assign.target().slot());
      if (assign.declares()) {
        frames.declare(assign.target());
      }
    } else if (statement instanceof Stmt.Store store) {
      push(store.array());
      push(store.index());
      push(store.value());
      frames
          .next()
          .visitInsn(store.value().type().equals(Type.LONG) ? Opcodes.LASTORE : Opcodes.IASTORE);
    } else if (statement instanceof Stmt.If choice) {
      writeIf(choice);
    } else if (statement instanceof Stmt.While loop) {
      writeWhile(loop);
    } else if (statement instanceof Stmt.Leavable leavable) {
      block(leavable.body());
      frames.land(label(leavable.exit()));
    } else if (statement instanceof Stmt.Leave leave) {
      frames.next().visitJumpInsn(Opcodes.GOTO, label(leave.exit()));
    } else if (statement instanceof Stmt.Run run) {
      push(run.call());
      drop(run.call().type());
    } else if (statement instanceof Stmt.Return ret) {
      writeReturn(ret);
    }
  }

  private Label label(Exit exit) {
    Label known = labels.get(exit);
    if (known != null) {
      return known;
    }
    Label label = new Label();
    labels.put(exit, label);
    return label;
  }

  private void writeIf(Stmt.If choice) {
    Label otherwise = new Label();
    Label end = new Label();
    jumpUnless(choice.test(), otherwise);
    block(choice.then());
    if (!choice.otherwise().isEmpty() && !Stmt.returns(choice.then())) {
      frames.next().visitJumpInsn(Opcodes.GOTO, end);
    }
    frames.land(otherwise);
    block(choice.otherwise());
    frames.land(end);
  }

  private void writeWhile(Stmt.While loop) {
    Label start = new Label();
    Label end = new Label();
    frames.land(start);
    jumpUnless(loop.test(), end);
    block(loop.body());
    if (!Stmt.returns(loop.body())) {
      frames.next().visitJumpInsn(Opcodes.GOTO, start);
    }
    frames.land(end);
  }

  private void writeReturn(Stmt.Return ret) {
    if (ret.value().isEmpty()) {
      frames.next().visitInsn(Opcodes.RETURN);
      return;
    }
    Expr value = ret.value().get(0);
    push(value);
    frames.next().visitInsn(value.type().equals(Type.LONG) ? Opcodes.LRETURN : Opcodes.IRETURN);
  }

  private void drop(Type type) {
    if (!type.equals(Type.VOID)) {
      frames.next().visitInsn(type.slots() == 2 ? Opcodes.POP2 : Opcodes.POP);
    }
  }

  private void jumpUnless(Check test, Label target) {
    push(test.left());
    if (test.left().type().equals(Type.LONG)) {
      push(test.right());
      frames.next().visitInsn(Opcodes.LCMP);
      frames.next().visitJumpInsn(inverse(test.kind()), target);
    } else if (Exprs.is(test.right(), 0)) {
      frames.next().visitJumpInsn(inverse(test.kind()), target);
    } else {
      push(test.right());
      frames.next().visitJumpInsn(inverseOfInts(test.kind()), target);
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
      frames.next().visitVarInsn(loadOpcode(local.type()), local.slot());
    } else if (expr instanceof Expr.Binary binary) {
      push(binary.left());
      push(binary.right());
      frames.next().visitInsn(binary.op().opcode(binary.type()));
    } else if (expr instanceof Expr.Unary unary) {
      pushUnary(unary);
    } else if (expr instanceof Expr.Element element) {
      push(element.array());
      push(element.index());
      frames.next().visitInsn(elementOpcode(element.type()));
    } else if (expr instanceof Expr.Table table) {
      frames
          .next()
          .visitFieldInsn(Opcodes.GETSTATIC, owner, table.name(), table.type().descriptor());
    } else if (expr instanceof Expr.Call call) {
      for (Expr argument : call.arguments()) {
        push(argument);
      }
      frames
          .next()
          .visitMethodInsn(
              Opcodes.INVOKESTATIC, owner, call.method().name(), call.method().descriptor(), false);
    } else if (expr instanceof Expr.Send send) {
      pushSend(send);
    }
  }

  private void pushConstant(Expr.Const constant) {
    if (constant.type().equals(Type.LONG)) {
      if (constant.value() == 0 || constant.value() == 1) {
        frames.next().visitInsn(constant.value() == 0 ? Opcodes.LCONST_0 : Opcodes.LCONST_1);
      } else {
        frames.next().visitLdcInsn(constant.value());
      }
    } else if (constant.value() >= -1 && constant.value() <= 5) {
      frames.next().visitInsn(Opcodes.ICONST_0 + (int) constant.value());
    } else if (constant.value() == (byte) constant.value()) {
      frames.next().visitIntInsn(Opcodes.BIPUSH, (int) constant.value());
    } else if (constant.value() == (short) constant.value()) {
      frames.next().visitIntInsn(Opcodes.SIPUSH, (int) constant.value());
    } else {
      frames.next().visitLdcInsn((int) constant.value());
    }
  }

  private void pushUnary(Expr.Unary unary) {
    push(unary.operand());
    if (unary.op() == UnaryOp.TO_LONG) {
      frames.next().visitInsn(Opcodes.I2L);
    } else {
      frames
          .next()
          .visitMethodInsn(
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
    frames
        .next()
        .visitMethodInsn(
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
