package org.damier.codegen.stage;

/** A condition: a value compared with zero, or two ints with one another. */
public record Check(Kind kind, Expr left, Expr right) {

  /** The comparisons. */
  public enum Kind {
    NOT_ZERO("!="),
    ZERO("=="),
    EQUAL("=="),
    NOT_EQUAL("!="),
    AT_LEAST(">="),
    LESS("<");

    private final String sign;

    Kind(String sign) {
      this.sign = sign;
    }

    String sign() {
      return sign;
    }

    Kind inverse() {
      return switch (this) {
        case NOT_ZERO -> ZERO;
        case ZERO -> NOT_ZERO;
        case EQUAL -> NOT_EQUAL;
        case NOT_EQUAL -> EQUAL;
        case AT_LEAST -> LESS;
        case LESS -> AT_LEAST;
      };
    }

    /** Whether it holds between these numbers. */
    boolean holds(long left, long right) {
      return switch (this) {
        case NOT_ZERO, NOT_EQUAL -> left != right;
        case ZERO, EQUAL -> left == right;
        case AT_LEAST -> left >= right;
        case LESS -> left < right;
      };
    }
  }

  public static Check nonZero(Expr value) {
    return new Check(Kind.NOT_ZERO, value, new Expr.Const(0, value.type()));
  }

  public static Check zero(Expr value) {
    return new Check(Kind.ZERO, value, new Expr.Const(0, value.type()));
  }

  /** Of two ints. */
  public static Check equal(Expr left, Expr right) {
    return new Check(Kind.EQUAL, left, right);
  }

  /** Of two ints. */
  public static Check atLeast(Expr left, Expr right) {
    return new Check(Kind.AT_LEAST, left, right);
  }

  /** Of two ints. */
  public static Check less(Expr left, Expr right) {
    return new Check(Kind.LESS, left, right);
  }

  /** Holds where this does not. */
  public Check inverse() {
    return new Check(kind.inverse(), left, right);
  }

  /** Holds always, or never. */
  public static Check known(boolean holds) {
    return equal(Exprs.constant(holds ? 1 : 0), Exprs.constant(1));
  }

  /** Whether both sides are known while staging. */
  public boolean isKnown() {
    return left instanceof Expr.Const && right instanceof Expr.Const;
  }

  /** Whether a condition holds that {@link #isKnown}. */
  public boolean holds() {
    return left instanceof Expr.Const one
        && right instanceof Expr.Const other
        && kind.holds(one.value(), other.value());
  }
}
