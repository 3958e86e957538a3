package org.damier.codegen.stage;

import org.objectweb.asm.Opcodes;

/** The operations on two numbers. */
public enum BinaryOp {
  AND("&", Opcodes.IAND),
  OR("|", Opcodes.IOR),
  XOR("^", Opcodes.IXOR),
  ADD("+", Opcodes.IADD),
  SUBTRACT("-", Opcodes.ISUB),
  MULTIPLY("*", Opcodes.IMUL),
  REMAINDER("%", Opcodes.IREM),
  SHIFT_LEFT("<<", Opcodes.ISHL),
  SHIFT_RIGHT(">>>", Opcodes.IUSHR);

  private final String sign;
  private final int intOpcode;

  BinaryOp(String sign, int intOpcode) {
    this.sign = sign;
    this.intOpcode = intOpcode;
  }

  String sign() {
    return sign;
  }

  /** The opcode; the one for longs follows the one for ints in the JVM's table. */
  int opcode(Type type) {
    return type.equals(Type.LONG) ? intOpcode + 1 : intOpcode;
  }
}
