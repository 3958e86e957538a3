package org.damier.codegen.stage;

/** A condition: a value compared with zero, or two ints with one another. */
public record Test(Kind kind, Expr left, Expr right) {

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

  public static Test nonZero(Expr value) {
    return new Test(Kind.NOT_ZERO, value, new Expr.Const(0, value.type()));
  }

  public static Test zero(Expr value) {
    return new Test(Kind.ZERO, value, new Expr.Const(0, value.type()));
  }

  /** Of two ints. */
  public static Test equal(Expr left, Expr right) {
    return new Test(Kind.EQUAL, left, right);
  }

  /** Of two ints. */
  public static Test atLeast(Expr left, Expr right) {
    return new Test(Kind.AT_LEAST, left, right);
  }
}
