package org.damier.codegen.stage;

import java.util.List;
import java.util.Optional;
import org.damier.codegen.stage.Expr.Binary;
import org.damier.codegen.stage.Expr.Const;
import org.damier.codegen.stage.Expr.Element;
import org.damier.codegen.stage.Expr.Send;
import org.damier.codegen.stage.Expr.Unary;

/** Builds expressions and folds what is known already: {@code x & 0} is 0 and emits nothing. */
public final class Exprs {

  public static final Expr ZERO = constant(0L);

  private Exprs() {}

  public static Expr constant(long value) {
    return new Const(value, Type.LONG);
  }

  public static Expr constant(int value) {
    return new Const(value, Type.INT);
  }

  /** The constant that the JVM would calculate: ints go round. */
  private static Expr folded(long value, Type type) {
    return new Const(type.equals(Type.INT) ? (int) value : value, type);
  }

  /** Whether the value is known to be this number. */
  public static boolean is(Expr expr, long value) {
    return expr instanceof Const constant && constant.value() == value;
  }

  public static Expr and(Expr left, Expr right) {
    if (is(left, 0) || is(right, -1)) {
      return left;
    }
    if (is(right, 0) || is(left, -1)) {
      return right;
    }
    if (left instanceof Const a && right instanceof Const b) {
      return new Const(a.value() & b.value(), a.type());
    }
    return maskedShift(right)
        .map(shifted -> and(and(left, shifted.mask()), shifted.bare()))
        .or(() -> maskedShift(left).map(shifted -> and(and(right, shifted.mask()), shifted.bare())))
        .or(() -> masked(left, right))
        .orElseGet(() -> new Binary(BinaryOp.AND, left, right, left.type()));
  }

  /** A shift by a known number of what a constant had masked, taken apart: the shift alone, and the constant moved as far. */
  private record MaskedShift(Expr bare, Const mask) {}

  /**
   * Takes a shift of masked bits apart, so that the mask can go to what the shift is combined with: that is often a set which
   * many steps are combined with, and masked once for all of them.
   */
  private static Optional<MaskedShift> maskedShift(Expr expr) {
    if (expr instanceof Binary shift
        && (shift.op() == BinaryOp.SHIFT_LEFT || shift.op() == BinaryOp.SHIFT_RIGHT)
        && shift.right() instanceof Const by
        && shift.left() instanceof Binary and
        && and.op() == BinaryOp.AND
        && and.right() instanceof Const mask
        && mask.type().equals(Type.LONG)) {
      long moved = shift.op() == BinaryOp.SHIFT_LEFT
          ? mask.value() << by.value()
          : mask.value() >>> by.value();
      Expr bare = new Binary(shift.op(), and.left(), by, shift.type());
      return Optional.of(new MaskedShift(bare, new Const(moved, mask.type())));
    }
    return Optional.empty();
  }

  /** Two masks of one intersection are one, wherever in it the first stands. */
  private static Optional<Expr> masked(Expr set, Expr mask) {
    if (!(mask instanceof Const second)
        || !(set instanceof Binary and)
        || and.op() != BinaryOp.AND) {
      return Optional.empty();
    }
    if (and.right() instanceof Const first) {
      return Optional.of(and(and.left(), new Const(first.value() & second.value(), first.type())));
    }
    return masked(and.left(), mask)
        .map(left -> and(left, and.right()))
        .or(() -> masked(and.right(), mask).map(right -> and(and.left(), right)));
  }

  public static Expr or(Expr left, Expr right) {
    if (is(left, 0)) {
      return right;
    }
    if (is(right, 0)) {
      return left;
    }
    if (left instanceof Const a && right instanceof Const b) {
      return new Const(a.value() | b.value(), a.type());
    }
    return new Binary(BinaryOp.OR, left, right, left.type());
  }

  public static Expr xor(Expr left, Expr right) {
    if (is(left, 0)) {
      return right;
    }
    if (is(right, 0)) {
      return left;
    }
    return new Binary(BinaryOp.XOR, left, right, left.type());
  }

  public static Expr not(Expr operand) {
    if (operand instanceof Const constant) {
      return new Const(~constant.value(), constant.type());
    }
    return new Binary(BinaryOp.XOR, operand, new Const(-1, operand.type()), operand.type());
  }

  public static Expr minus(Expr left, Expr right) {
    return is(right, 0) || is(left, 0) ? left : and(left, not(right));
  }

  public static Expr add(Expr left, Expr right) {
    if (is(left, 0)) {
      return right;
    }
    if (is(right, 0)) {
      return left;
    }
    if (left instanceof Const a && right instanceof Const b) {
      return folded(a.value() + b.value(), a.type());
    }
    return new Binary(BinaryOp.ADD, left, right, left.type());
  }

  /** 0 less the number. */
  public static Expr negate(Expr operand) {
    return subtract(new Const(0, operand.type()), operand);
  }

  public static Expr subtract(Expr left, Expr right) {
    if (left instanceof Const a && right instanceof Const b) {
      return folded(a.value() - b.value(), a.type());
    }
    return is(right, 0) ? left : new Binary(BinaryOp.SUBTRACT, left, right, left.type());
  }

  public static Expr multiply(Expr left, Expr right) {
    if (left instanceof Const a && right instanceof Const b) {
      return folded(a.value() * b.value(), a.type());
    }
    return is(right, 1) ? left : new Binary(BinaryOp.MULTIPLY, left, right, left.type());
  }

  /** Of ints; the right one must not be 0. */
  public static Expr remainder(Expr left, Expr right) {
    return left instanceof Const a && right instanceof Const b
        ? folded(a.value() % b.value(), a.type())
        : new Binary(BinaryOp.REMAINDER, left, right, left.type());
  }

  public static Expr shiftLeft(Expr operand, Expr by) {
    return shift(BinaryOp.SHIFT_LEFT, operand, by);
  }

  public static Expr shiftRight(Expr operand, Expr by) {
    return shift(BinaryOp.SHIFT_RIGHT, operand, by);
  }

  private static Expr shift(BinaryOp op, Expr operand, Expr by) {
    if (is(operand, 0) || is(by, 0)) {
      return operand;
    }
    return twice(op, operand, by).orElseGet(() -> new Binary(op, operand, by, operand.type()));
  }

  /** Two shifts by known numbers one way are one, unless nothing would remain, which one shift cannot say. */
  private static Optional<Expr> twice(BinaryOp op, Expr operand, Expr by) {
    return by instanceof Const second
            && operand instanceof Binary shift
            && shift.op() == op
            && shift.right() instanceof Const first
            && first.value() + second.value()
                < (operand.type().equals(Type.INT) ? Integer.SIZE : Long.SIZE)
        ? Optional.of(new Binary(
            op, shift.left(), constant((int) (first.value() + second.value())), operand.type()))
        : Optional.empty();
  }

  /** Left for a positive number, right for a negative one; beyond the word's width nothing remains. */
  public static Expr shift(Expr operand, int by) {
    if (by >= Long.SIZE || by <= -Long.SIZE) {
      return ZERO;
    }
    return by >= 0 ? shiftLeft(operand, constant(by)) : shiftRight(operand, constant(-by));
  }

  public static Expr lowestBit(Expr operand) {
    return new Unary(UnaryOp.LOWEST_BIT, operand);
  }

  /** The highest bit alone. */
  public static Expr highestAlone(Expr operand) {
    return is(operand, 0) ? operand : new Unary(UnaryOp.HIGHEST_ALONE, operand);
  }

  public static Expr bitCount(Expr operand) {
    return is(operand, 0) ? constant(0) : new Unary(UnaryOp.BIT_COUNT, operand);
  }

  public static Expr toLong(Expr operand) {
    return operand instanceof Const constant
        ? constant(constant.value())
        : new Unary(UnaryOp.TO_LONG, operand);
  }

  /** The element of a {@code long[]}. */
  public static Expr element(Expr array, Expr index) {
    return new Element(array, index, Type.LONG);
  }

  /** The element of an array of objects of this type. */
  public static Expr element(Expr array, Expr index, Type type) {
    return new Element(array, index, type);
  }

  /** A call of a method of an ordinary Java object. */
  public static Expr send(Expr receiver, String name, Type result, Expr... arguments) {
    return new Send(receiver, name, List.of(arguments), result);
  }
}
