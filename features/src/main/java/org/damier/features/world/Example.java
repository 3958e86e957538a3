package org.damier.features.world;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A use of the step that it stands on, as it would be written in a feature, keyword included. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Example {

  /** The step, with its table or doc string on the lines below. */
  String value();
}
