package org.damier.dsl.groovy;

import static java.util.Map.entry;
import static org.codehaus.groovy.ast.tools.GenericsUtils.makeClassSafeWithGenerics;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;
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

  private Vocabulary() {}

  /** The value type of this name. */
  static Optional<ClassNode> value(String name) {
    return Optional.ofNullable(VALUES.get(name)).map(ClassHelper::make);
  }

  /** The type of lists of these elements. */
  static Optional<ClassNode> listOf(String element) {
    Class<?> type = element.equals("int") ? Integer.class : VALUES.get(element);
    return type != null && ELEMENTS.contains(type)
        ? Optional.of(makeClassSafeWithGenerics(List.class, ClassHelper.make(type)))
        : Optional.empty();
  }

  /** The type that makes lists. */
  static ClassNode lists() {
    return ClassHelper.make(List.class);
  }

  /** The type of this name if its static methods may be called. */
  static Optional<ClassNode> withStatics(String name) {
    return Optional.ofNullable(STATICS.get(name)).map(ClassHelper::make);
  }

  /** The type that has this constant, for constants named bare. */
  static Optional<ClassNode> ofConstant(String name) {
    return ENUMS.stream()
        .filter(type -> hasConstant(type, name))
        .findFirst()
        .map(ClassHelper::make);
  }

  /** Whether {@code type.name} is a constant. */
  static boolean isConstant(String type, String name) {
    Class<?> named = VALUES.get(type);
    return named != null
        && (hasConstant(named, name) || (named == SquareSet.class && name.equals("EMPTY")));
  }

  private static boolean hasConstant(Class<?> type, String name) {
    return type.isEnum()
        && Stream.of(type.getEnumConstants())
            .anyMatch(constant -> ((Enum<?>) constant).name().equals(name));
  }

  /** Whether an expression may be of this type. */
  static boolean isValueType(ClassNode type) {
    return ClassHelper.isPrimitiveVoid(type)
        || isList(type)
        || VALUES.values().stream().anyMatch(value -> type.equals(ClassHelper.make(value)))
        || type.equals(ClassHelper.Boolean_TYPE);
  }

  private static boolean isList(ClassNode type) {
    return type.equals(ClassHelper.LIST_TYPE)
        && type.getGenericsTypes() != null
        && type.getGenericsTypes().length == 1
        && isElementType(type.getGenericsTypes()[0].getType());
  }

  /** Whether a list may hold values of this type. */
  static boolean isElementType(ClassNode type) {
    return ELEMENTS.stream()
        .anyMatch(element -> ClassHelper.getWrapper(type).equals(ClassHelper.make(element)));
  }

  /** Whether the name stands for a type, so that nothing else may have it. */
  static boolean isTypeName(String name) {
    return VALUES.containsKey(name)
        || STATICS.containsKey(name)
        || Set.of("void", "def", GroovyFrontEnd.CLASS_NAME).contains(name);
  }
}
