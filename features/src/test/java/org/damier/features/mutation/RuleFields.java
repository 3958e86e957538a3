package org.damier.features.mutation;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The fields of the records that rules are made of, found by reflection: {@code Clock.moves}, {@code Forces.kingOn}. A field
 * that holds a record is changed where that is; one that holds several, or one perhaps, is a field besides.
 */
final class RuleFields {

  private RuleFields() {}

  /** Every field of the record type and of those it is made of. */
  static Set<String> of(Class<?> type) {
    Set<String> fields = new TreeSet<>();
    addRecord(type, new HashSet<>(), fields);
    return fields;
  }

  private static void addRecord(Class<?> type, Set<Class<?>> seen, Set<String> fields) {
    if (!seen.add(type)) {
      return;
    }
    for (RecordComponent component : type.getRecordComponents()) {
      Class<?> held = held(component.getGenericType());
      if (!isOfRecords(held) || component.getType() != held) {
        fields.add(name(component));
      }
      if (held.isRecord()) {
        addRecord(held, seen, fields);
      } else if (isOfRecords(held)) {
        List.of(held.getPermittedSubclasses()).stream()
            .filter(Class::isRecord)
            .forEach(kind -> addRecord(kind, seen, fields));
      }
    }
  }

  private static boolean isOfRecords(Class<?> type) {
    return type.isRecord() || (type.isSealed() && type.isInterface());
  }

  /** What is in the list, or optional, or else the type itself. */
  private static Class<?> held(Type type) {
    if (type instanceof ParameterizedType generic) {
      Class<?> raw = (Class<?>) generic.getRawType();
      boolean container = Collection.class.isAssignableFrom(raw) || raw == Optional.class;
      return container ? held(generic.getActualTypeArguments()[0]) : raw;
    }
    return type instanceof Class<?> plain ? plain : Object.class;
  }

  /** The fields in which two values of one record type differ. */
  static Set<String> differing(Object one, Object other) {
    Set<String> fields = new TreeSet<>();
    compareRecords(one, other, fields);
    return fields;
  }

  private static void compareRecords(Object one, Object other, Set<String> fields) {
    for (RecordComponent component : one.getClass().getRecordComponents()) {
      List<?> values = values(value(component, one));
      List<?> others = values(value(component, other));
      if (values.size() != others.size()) {
        fields.add(name(component));
        continue;
      }
      for (int i = 0; i < values.size(); i++) {
        compare(values.get(i), others.get(i), name(component), fields);
      }
    }
  }

  private static void compare(Object one, Object other, String field, Set<String> fields) {
    if (one.getClass().isRecord() && one.getClass().equals(other.getClass())) {
      compareRecords(one, other, fields);
    } else if (!one.equals(other)) {
      fields.add(field);
    }
  }

  private static List<?> values(Object value) {
    if (value instanceof Optional<?> maybe) {
      return maybe.stream().toList();
    }
    return value instanceof List<?> all ? new ArrayList<>(all) : List.of(value);
  }

  private static String name(RecordComponent component) {
    return component.getDeclaringRecord().getSimpleName() + "." + component.getName();
  }

  private static Object value(RecordComponent component, Object record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
