package org.damier.dsl.groovy;

import static java.util.Map.entry;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.dsl.diagnostic.NearMiss;
import org.damier.hook.CandidateMove;
import org.damier.hook.EndingHook.Judgement;
import org.damier.hook.MoveSink;
import org.damier.hook.PositionView;

/** The types and constants that a confined hook can name. There is no way to name another. */
final class Vocabulary {

  /** What a variable, an argument or an answer can be. */
  private static final Map<String, Class<?>> VALUES = Map.ofEntries(
      entry("int", int.class),
      entry("Integer", Integer.class),
      entry("boolean", boolean.class),
      entry("String", String.class),
      entry("Square", Square.class),
      entry("SquareSet", SquareSet.class),
      entry("Direction", Direction.class),
      entry("Side", Side.class),
      entry("Rank", Rank.class),
      entry("Board", Board.class),
      entry("PositionView", PositionView.class),
      entry("MoveSink", MoveSink.class),
      entry("CandidateMove", CandidateMove.class),
      entry("Judgement", Judgement.class));

  /** What a list can hold: nothing that holds anything itself, so that comparing lists is cheap. */
  private static final Set<Class<?>> ELEMENTS = Set.of(
      Integer.class,
      String.class,
      Square.class,
      SquareSet.class,
      Direction.class,
      Side.class,
      Rank.class);

  /** Types whose static methods may be called. */
  private static final Map<String, Class<?>> STATICS =
      Map.of("Math", Math.class, "SquareSet", SquareSet.class, "List", List.class);

  private static final List<Class<? extends Enum<?>>> ENUMS =
      List.of(Judgement.class, Direction.class, Side.class, Rank.class);

  /** The type that makes lists. */
  static final String LISTS = "List";

  private Vocabulary() {}

  /** The names of the types that a variable, an argument or an answer can be of, in alphabetical order. */
  static List<String> names() {
    return VALUES.keySet().stream().sorted(String.CASE_INSENSITIVE_ORDER).toList();
  }

  /** The names of the types that lists can hold, in alphabetical order. */
  static List<String> namesOfLists() {
    return names().stream().filter(Vocabulary::isOfLists).toList();
  }

  /** Whether a variable, an argument or an answer can be of the type of this name. */
  static boolean isOfValues(String name) {
    return VALUES.containsKey(name);
  }

  /** Whether lists can hold values of the type of this name. */
  static boolean isOfLists(String name) {
    return name.equals("int") || (VALUES.containsKey(name) && ELEMENTS.contains(VALUES.get(name)));
  }

  /** Whether static methods of the type of this name can be called. */
  static boolean hasStatics(String name) {
    return STATICS.containsKey(name);
  }

  /** The class that the name of a type stands for; empty for {@code void} and {@code def}. */
  static Optional<Class<?>> type(String name) {
    return Optional.ofNullable(VALUES.getOrDefault(name, STATICS.get(name)));
  }

  /** The classes of {@link #isOfValues}. */
  static Collection<Class<?>> values() {
    return VALUES.values();
  }

  /** The classes of {@link #isOfLists}. */
  static Collection<Class<?>> elements() {
    return ELEMENTS;
  }

  /** The constants that are named bare. */
  static List<String> constants() {
    return ENUMS.stream()
        .flatMap(type -> Stream.of(type.getEnumConstants()))
        .map(Enum::name)
        .toList();
  }

  /** The name of the type that has this constant, for constants named bare. */
  static Optional<String> ofConstant(String name) {
    return ENUMS.stream()
        .filter(type -> hasConstant(type, name))
        .findFirst()
        .map(Class::getSimpleName);
  }

  /** Whether {@code type.name} is a constant. */
  static boolean isConstant(String type, String name) {
    Class<?> named = VALUES.get(type);
    return named != null
        && (hasConstant(named, name) || (named == SquareSet.class && name.equals("EMPTY")));
  }

  /** Whether the type of this name has constants that are named bare. */
  static boolean isEnum(String type) {
    return ENUMS.stream().anyMatch(each -> each.getSimpleName().equals(type));
  }

  /** The sentence about a constant that the type does not have, with what may have been meant. */
  static String noConstant(String type, String name) {
    List<String> there = ENUMS.stream()
        .filter(each -> each.getSimpleName().equals(type))
        .flatMap(each -> Stream.of(each.getEnumConstants()))
        .map(Enum::name)
        .toList();
    return "`" + type + "` has no constant `" + name + "`; "
        + NearMiss.of(name, there)
            .map(near -> "did you mean `" + near + "`?")
            .orElseGet(() -> "there are `" + String.join("`, `", there) + "`.");
  }

  private static boolean hasConstant(Class<?> type, String name) {
    return type.isEnum()
        && Stream.of(type.getEnumConstants())
            .anyMatch(constant -> ((Enum<?>) constant).name().equals(name));
  }

  /** Whether the name stands for a type, so that nothing else may have it. */
  static boolean isTypeName(String name) {
    return VALUES.containsKey(name)
        || STATICS.containsKey(name)
        || Set.of("void", "def", GroovyFrontEnd.CLASS_NAME).contains(name);
  }
}
