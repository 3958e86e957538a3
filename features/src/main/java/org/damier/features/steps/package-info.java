/**
 * The steps that features are written with, and nothing else: name this package as glue. One class a concept, and every
 * step carries an example. Scenarios share nothing, so that they may run in parallel.
 */
@NullMarked
package org.damier.features.steps;

import org.jspecify.annotations.NullMarked;
