package org.damier.codegen.stage;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a staged class as Java-like text, for people and for golden tests. */
public final class TextBackend {

  private static final int SMALLEST_IN_HEX = 1 << 16;
  private static final int IN_A_LINE = 4;

  private final StringBuilder out = new StringBuilder();
  private final Map<Integer, String> nameBySlot = new HashMap<>();
  private final Map<Exit, String> nameByExit = new HashMap<>();
  private final Map<String, Integer> uses = new HashMap<>();
  private int depth = 1;

  private TextBackend() {}

  /** The class as text. */
  public static String write(ClassSketch sketch) {
    StringBuilder text = new StringBuilder();
    text.append("final class ")
        .append(sketch.name())
        .append(" extends ")
        .append(sketch.superclass().getSimpleName())
        .append(" {\n");
    sketch.tables().forEach((name, values) -> text.append('\n').append(table(name, values)));
    for (Method method : sketch.methods()) {
      text.append('\n').append(new TextBackend().method(method));
    }
    return text.append("}\n").toString();
  }

  private static String table(String name, List<Long> values) {
    StringBuilder table = new StringBuilder("  static final long[] " + name + " = {");
    for (int index = 0; index < values.size(); index++) {
      table.append(index % IN_A_LINE == 0 ? "\n    " : " ");
      table.append(number(new Expr.Const(values.get(index), Type.LONG))).append(',');
    }
    return table.append("\n  };\n").toString();
  }

  private String method(Method method) {
    String parameters =
        method.parameters().stream().map(this::declared).collect(Collectors.joining(", "));
    line((method.isStatic() ? "static " : "")
        + method.result().name()
        + " "
        + method.name()
        + "("
        + parameters
        + ") {");
    block(method.body());
    line("}");
    return out.toString();
  }

  private String declared(Expr.Local local) {
    int use = uses.merge(local.name(), 1, Integer::sum);
    String name = use == 1 ? local.name() : local.name() + use;
    nameBySlot.put(local.slot(), name);
    return local.type().name() + " " + name;
  }

  private void line(String text) {
    out.append("  ".repeat(depth)).append(text).append('\n');
  }

  private void block(List<Stmt> statements) {
    depth++;
    statements.forEach(this::statement);
    depth--;
  }

  private void statement(Stmt statement) {
    if (statement instanceof Stmt.Note note) {
      line("// " + note.text());
    } else if (statement instanceof Stmt.Assign assign) {
      String value = text(assign.value());
      String target = assign.declares() ? declared(assign.target()) : text(assign.target());
      line(target + " = " + value + ";");
    } else if (statement instanceof Stmt.Store store) {
      line(text(store.array()) + "[" + text(store.index()) + "] = " + text(store.value()) + ";");
    } else if (statement instanceof Stmt.If choice) {
      line("if (" + text(choice.test()) + ") {");
      block(choice.then());
      if (!choice.otherwise().isEmpty()) {
        line("} else {");
        block(choice.otherwise());
      }
      line("}");
    } else if (statement instanceof Stmt.While loop) {
      line("while (" + text(loop.test()) + ") {");
      block(loop.body());
      line("}");
    } else if (statement instanceof Stmt.Leavable leavable) {
      line(nameOf(leavable.exit()) + ": {");
      block(leavable.body());
      line("}");
    } else if (statement instanceof Stmt.Leave leave) {
      line("break " + nameOf(leave.exit()) + ";");
    } else if (statement instanceof Stmt.Run run) {
      line(text(run.call()) + ";");
    } else if (statement instanceof Stmt.Return ret) {
      line(ret.value().isEmpty() ? "return;" : "return " + text(ret.value().get(0)) + ";");
    }
  }

  private String nameOf(Exit exit) {
    return nameByExit.computeIfAbsent(exit, unnamed -> {
      int use = uses.merge(exit.name(), 1, Integer::sum);
      return use == 1 ? exit.name() : exit.name() + use;
    });
  }

  private String text(Check test) {
    return operand(test.left()) + " " + test.kind().sign() + " " + operand(test.right());
  }

  private String text(Expr expr) {
    if (expr instanceof Expr.Const constant) {
      return number(constant);
    } else if (expr instanceof Expr.Local local) {
      return nameBySlot.getOrDefault(local.slot(), local.name());
    } else if (expr instanceof Expr.Binary binary) {
      return operand(binary.left()) + " " + binary.op().sign() + " " + operand(binary.right());
    } else if (expr instanceof Expr.Unary unary) {
      return unary.op() == UnaryOp.TO_LONG
          ? unary.op().word() + " " + operand(unary.operand())
          : unary.op().word() + "(" + text(unary.operand()) + ")";
    } else if (expr instanceof Expr.Element element) {
      return text(element.array()) + "[" + text(element.index()) + "]";
    } else if (expr instanceof Expr.Table table) {
      return table.name();
    } else if (expr instanceof Expr.Call call) {
      return call.method().name() + "(" + list(call.arguments()) + ")";
    } else if (expr instanceof Expr.Send send) {
      return text(send.receiver()) + "." + send.name() + "(" + list(send.arguments()) + ")";
    }
    throw new IllegalStateException("No text for " + expr);
  }

  private String list(List<Expr> arguments) {
    return arguments.stream().map(this::text).collect(Collectors.joining(", "));
  }

  /** An operand in brackets unless it stands alone; {@code x ^ -1} is written {@code ~x}. */
  private String operand(Expr expr) {
    if (expr instanceof Expr.Binary binary) {
      if (binary.op() == BinaryOp.XOR && Exprs.is(binary.right(), -1)) {
        return "~" + operand(binary.left());
      }
      return "(" + text(expr) + ")";
    }
    return text(expr);
  }

  private static String number(Expr.Const constant) {
    if (constant.type().equals(Type.INT)) {
      return Long.toString(constant.value());
    }
    boolean hex = constant.value() >= SMALLEST_IN_HEX || constant.value() < -1;
    return hex
        ? "0x" + Long.toHexString(constant.value()).toUpperCase(Locale.ROOT) + "L"
        : constant.value() + "L";
  }
}
