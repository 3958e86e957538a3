package org.damier.codegen.stage;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What the JVM's verifier wants to be told wherever jumps come together: which variables there are. Code is made of blocks, so
 * they are those declared in the blocks around; to have ASM find them by following the flow took half as long again as all the
 * rest of writing a class. Nothing is on the stack there, as no value is made of jumps.
 */
final class Frames {

  private final MethodVisitor out;
  private final List<Expr.Local> variables = new ArrayList<>();
  private boolean isDue;

  /** The frames of a method that begins. */
  Frames(MethodVisitor out, String owner, Method method) {
    this.out = out;
    if (!method.isStatic()) {
      variables.add(new Expr.Local("this", new Type("L" + owner + ";", owner), 0));
    }
    variables.addAll(method.parameters());
  }

  /** The visitor of the next instruction, told what the variables are if jumps come to it. */
  MethodVisitor next() {
    if (isDue) {
      // Not where the label is put: several can stand in one place, and the blocks that they end
      // are done only now.
      isDue = false;
      Object[] types = types();
      out.visitFrame(Opcodes.F_NEW, types.length, types, 0, null);
    }
    return out;
  }

  /** Here jumps to this label land. */
  void land(Label label) {
    out.visitLabel(label);
    isDue = true;
  }

  /** How many variables there are. */
  int variables() {
    return variables.size();
  }

  void declare(Expr.Local variable) {
    variables.add(variable);
  }

  /** Ends a block that began when there were so many variables. */
  void forgetFrom(int before) {
    variables.subList(before, variables.size()).clear();
  }

  /** The types by slot, as ASM wants them: a long once, though it takes two slots. */
  private Object[] types() {
    List<Object> types = new ArrayList<>();
    int slot = 0;
    for (Expr.Local variable : variables) {
      for (; slot < variable.slot(); slot++) {
        types.add(Opcodes.TOP);
      }
      types.add(verified(variable.type()));
      slot += variable.type().slots();
    }
    return types.toArray();
  }

  private static Object verified(Type type) {
    if (type.isReference()) {
      return type.descriptor().startsWith("[") ? type.descriptor() : type.internalName();
    }
    return type.equals(Type.LONG) ? Opcodes.LONG : Opcodes.INTEGER;
  }
}
