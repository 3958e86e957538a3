package org.damier.codegen.sets;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.damier.board.Direction;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.layout.Step;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;

/**
 * A staged set of squares: one long expression a word. The only place that knows how many words
 * there are. {@link #step} leaves garbage on ghost bits: intersect with a set of squares before
 * stepping again.
 */
public record Bits(List<Expr> words) {
  public Bits {
    words = List.copyOf(words);
  }

  static Bits constant(long[] words) {
    List<Expr> constants = new ArrayList<>();
    for (long word : words) {
      constants.add(Exprs.constant(word));
    }
    return new Bits(constants);
  }

  public static Bits none(int words) {
    return constant(new long[words]);
  }

  public static Bits parameters(Method method, String name, int words) {
    List<Expr> parameters = new ArrayList<>();
    for (int word = 0; word < words; word++) {
      parameters.add(method.parameter(words == 1 ? name : name + word, Type.LONG));
    }
    return new Bits(parameters);
  }

  /** The words in an array from an index on. */
  public static Bits load(Expr array, Expr from, int at, int words) {
    List<Expr> loaded = new ArrayList<>();
    for (int word = 0; word < words; word++) {
      loaded.add(Exprs.element(array, Exprs.add(from, Exprs.constant(at + word))));
    }
    return new Bits(loaded);
  }

  /** Stages the writing of the words into an array from an index on. */
  void store(Code code, Expr array, Expr from, int at) {
    for (int word = 0; word < words.size(); word++) {
      code.store(array, Exprs.add(from, Exprs.constant(at + word)), words.get(word));
    }
  }

  /** The set of the one square whose bit has this number, which lies in this word. */
  public static Bits single(Expr bitInWord, int word, int words) {
    List<Expr> single = new ArrayList<>(none(words).words);
    single.set(word, Exprs.shiftLeft(Exprs.constant(1L), bitInWord));
    return new Bits(single);
  }

  public Bits and(Bits other) {
    return combine(other, Exprs::and);
  }

  public Bits or(Bits other) {
    return combine(other, Exprs::or);
  }

  public Bits xor(Bits other) {
    return combine(other, Exprs::xor);
  }

  public Bits minus(Bits other) {
    return combine(other, Exprs::minus);
  }

  private Bits combine(Bits other, BinaryOperator<Expr> operator) {
    List<Expr> combined = new ArrayList<>();
    for (int word = 0; word < words.size(); word++) {
      combined.add(operator.apply(words.get(word), other.words.get(word)));
    }
    return new Bits(combined);
  }

  /** Every square moved on by one. */
  Bits step(Layout layout, Direction direction) {
    List<Expr> stepped = new ArrayList<>(none(words.size()).words);
    for (Step.Term term : layout.step(direction).terms()) {
      Expr source = words.get(term.from());
      Expr moving = term.isMasked() ? Exprs.and(source, Exprs.constant(term.mask())) : source;
      stepped.set(term.to(), Exprs.or(stepped.get(term.to()), Exprs.shift(moving, term.shift())));
    }
    return new Bits(stepped);
  }

  /** The square of the lowest bit; none if there is none. */
  Bits lowest() {
    return nearest(true, Bits::lowest);
  }

  /** The square of the highest bit; none if there is none. */
  Bits highest() {
    return nearest(false, Exprs::highestAlone);
  }

  /** All bits up to the lowest of the set; all there are if it is empty. */
  Bits upToLowest() {
    return nearest(true, Bits::upToLowest);
  }

  /** All bits from the highest of the set on; all there are if it is empty. */
  Bits fromHighest() {
    return nearest(false, Bits::fromHighest);
  }

  /** The lowest bit of a word alone; none if there is none. */
  static Expr lowest(Expr word) {
    return Exprs.and(word, Exprs.negate(word));
  }

  /** All bits of a word up to the lowest set; all there are if none is. */
  static Expr upToLowest(Expr word) {
    return Exprs.xor(word, Exprs.subtract(word, Exprs.constant(1L)));
  }

  /** All bits of a word from the highest set on; all there are if none is. */
  static Expr fromHighest(Expr word) {
    // Bit 0 added makes no difference where it is in the set, and else stands for the end.
    return Exprs.negate(Exprs.highestAlone(Exprs.or(word, Exprs.constant(1L))));
  }

  /** One operation on the nearest word that is not empty and on all before it; those behind it become empty. */
  private Bits nearest(boolean fromLow, UnaryOperator<Expr> operation) {
    Expr[] changed = new Expr[words.size()];
    Expr before = Exprs.ZERO;
    for (int passed = 0; passed < words.size(); passed++) {
      int word = fromLow ? passed : words.size() - 1 - passed;
      changed[word] = Exprs.and(operation.apply(words.get(word)), allIfZero(before));
      before = Exprs.or(before, words.get(word));
    }
    return new Bits(List.of(changed));
  }

  /** A word of ones if the word is 0, else 0: without a branch. */
  private static Expr allIfZero(Expr word) {
    if (Exprs.is(word, 0)) {
      return Exprs.constant(-1L);
    }
    Expr signed = Exprs.or(word, Exprs.negate(word));
    return Exprs.subtract(
        Exprs.shiftRight(signed, Exprs.constant(Long.SIZE - 1)), Exprs.constant(1L));
  }

  /** Names the set's words as variables, to be used more than once. */
  public Bits let(Code code, String name) {
    List<Expr> named = new ArrayList<>();
    for (int word = 0; word < words.size(); word++) {
      named.add(code.let(words.size() == 1 ? name : name + word, words.get(word)));
    }
    return new Bits(named);
  }

  /** Names the set's words as variables that will be assigned again. */
  public Bits variable(Code code, String name) {
    List<Expr> named = new ArrayList<>();
    for (int word = 0; word < words.size(); word++) {
      named.add(code.variable(words.size() == 1 ? name : name + word, words.get(word)));
    }
    return new Bits(named);
  }

  /** Assigns to a set made by {@link #variable}. */
  public void set(Code code, Bits value) {
    Bits computed = changesWhileSet(value) ? value.let(code, "next") : value;
    for (int word = 0; word < words.size(); word++) {
      if (!words.get(word).equals(computed.words.get(word))) {
        code.set((Expr.Local) words.get(word), computed.words.get(word));
      }
    }
  }

  /** Whether a word of the value depends on one of this set that is assigned before it. */
  private boolean changesWhileSet(Bits value) {
    for (int word = 1; word < words.size(); word++) {
      Expr later = value.words.get(word);
      if (words.subList(0, word).stream().anyMatch(set -> later.reads((Expr.Local) set))) {
        return true;
      }
    }
    return false;
  }

  public Check isNotEmpty() {
    return Check.nonZero(anyBit());
  }

  public Check isEmpty() {
    return Check.zero(anyBit());
  }

  /** A long that is zero if and only if the set is empty. */
  public Expr anyBit() {
    return words.stream().reduce(Exprs.ZERO, Exprs::or);
  }

  /** The number of squares, an int. */
  public Expr size() {
    return words.stream().map(Exprs::bitCount).reduce(Exprs.constant(0), Exprs::add);
  }

  /** For each square, the number of its bit (an int) and the word it lies in. */
  public void each(Code code, SquareBody body) {
    for (int word = 0; word < words.size(); word++) {
      int inWord = word;
      code.eachBit(words.get(word), (loop, bit) -> body.stage(loop, bit, inWord));
    }
  }

  /** The number of the only square's bit, counted through all words; an int. */
  public Expr onlyBit(Code code) {
    int last = words.size() - 1;
    Expr.Local bit = code.variable(
        "bit", Exprs.add(Exprs.lowestBit(words.get(last)), Exprs.constant(last * Long.SIZE)));
    for (int word = 0; word < last; word++) {
      int inWord = word;
      code.when(
          Check.nonZero(words.get(word)),
          here -> here.set(
              bit,
              Exprs.add(Exprs.lowestBit(words.get(inWord)), Exprs.constant(inWord * Long.SIZE))));
    }
    return bit;
  }

  /** What is done with one square. */
  @FunctionalInterface
  public interface SquareBody {
    /** Stages it; {@code bitInWord} counts from 0 in each word. */
    void stage(Code code, Expr bitInWord, int word);
  }

  public int count() {
    return words.size();
  }
}
