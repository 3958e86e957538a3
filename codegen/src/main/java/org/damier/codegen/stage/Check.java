package org.damier.codegen.stage;

/** A condition: a value compared with zero, or two ints with one another. */
public record Check(Kind kind, Expr left, Expr right) {

  /** The comparisons. */
  public enum Kind {
    NOT_ZERO("!="),
    ZERO("=="),
    EQUAL("=="),
    AT_LEAST(">=");

    private final String sign;

    Kind(String sign) {
      this.sign = sign;
    }

    String sign() {
      return sign;
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
}
