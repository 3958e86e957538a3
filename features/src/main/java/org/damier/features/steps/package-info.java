/** The shared steps; this package is the glue to name in Cucumber. */
@NullMarked
package org.damier.features.steps;

import org.jspecify.annotations.NullMarked;
