package org.damier.dsl.groovy;

import static org.codehaus.groovy.ast.tools.GenericsUtils.makeClassSafeWithGenerics;

import java.util.List;
import org.codehaus.groovy.ast.ClassHelper;
import org.codehaus.groovy.ast.ClassNode;
import org.damier.board.SquareSet;

/** The types of {@link Vocabulary} as Groovy's compiler knows them. */
final class GroovyTypes {

  private GroovyTypes() {}

  /** The type that a script names. */
  static ClassNode of(TypeName type) {
    if (type.isUntyped()) {
      return ClassHelper.dynamicType();
    }
    if (type.isVoid()) {
      return ClassHelper.VOID_TYPE;
    }
    if (type.isList()) {
      Class<?> element = type.name().equals("int") ? Integer.class : named(type.name());
      return makeClassSafeWithGenerics(List.class, ClassHelper.make(element));
    }
    return ClassHelper.make(named(type.name()));
  }

  private static Class<?> named(String name) {
    return Vocabulary.type(name)
        .orElseThrow(() -> new IllegalArgumentException("Hooks have no type `" + name + "`."));
  }

  /** The type that makes lists. */
  static ClassNode lists() {
    return ClassHelper.make(List.class);
  }

  /** Whether loops go over values of this type. */
  static boolean isLoopedOver(ClassNode type) {
    return type.equals(ClassHelper.LIST_TYPE);
  }

  /** What is said of a loop over anything else. */
  static String refusalToLoop(ClassNode type) {
    return "A loop goes over a list, not " + quoted(type)
        + (isSet(type) ? "; a set lists its squares as `indexes`." : ".");
  }

  /** Whether it is the type of sets of squares. */
  static boolean isSet(ClassNode type) {
    return type.equals(ClassHelper.make(SquareSet.class));
  }

  /** The type as scripts write it, between backticks. */
  static String quoted(ClassNode type) {
    String written =
        type.toString(false).replaceAll("\\b(?:[a-z][a-z0-9]*\\.)+|\\bEndingHook\\$", "");
    return "`" + written + "`";
  }

  /** Whether an expression may be of this type. */
  static boolean isValueType(ClassNode type) {
    return ClassHelper.isPrimitiveVoid(type)
        || isList(type)
        || Vocabulary.values().stream().anyMatch(value -> type.equals(ClassHelper.make(value)))
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
    return Vocabulary.elements().stream()
        .anyMatch(element -> ClassHelper.getWrapper(type).equals(ClassHelper.make(element)));
  }
}
