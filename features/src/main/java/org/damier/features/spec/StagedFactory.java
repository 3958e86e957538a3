package org.damier.features.spec;

import io.cucumber.core.backend.ObjectFactory;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.HashMap;
import java.util.Map;
import org.damier.features.world.Staging;
import org.damier.features.world.World;

/**
 * Makes the step classes of a scenario around one world that is staged as the run wants it. Cucumber's own containers could
 * not be told of the staging. For one thread.
 */
final class StagedFactory implements ObjectFactory {

  private final Map<Class<?>, Object> made = new HashMap<>();
  private Staging staging = Staging.PLAIN;

  /** Stages the scenarios from the next one on. */
  void stage(Staging next) {
    staging = next;
  }

  @Override
  public void start() {
    made.clear();
    made.put(World.class, World.staged(staging));
  }

  @Override
  public void stop() {
    made.clear();
  }

  @Override
  public boolean addClass(Class<?> glueClass) {
    return true;
  }

  @Override
  public <T> T getInstance(Class<T> type) {
    return type.cast(made.computeIfAbsent(type, this::make));
  }

  private Object make(Class<?> type) {
    Constructor<?>[] constructors = type.getConstructors();
    if (constructors.length != 1) {
      throw new IllegalStateException(type + " should have one public constructor.");
    }
    Constructor<?> constructor = constructors[0];
    try {
      return constructor.getParameterCount() == 0
          ? constructor.newInstance()
          : constructor.newInstance(made.get(World.class));
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("The steps of " + type + " cannot begin.", e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          type + " should be made from nothing or from a world. Please report this.", e);
    }
  }
}
