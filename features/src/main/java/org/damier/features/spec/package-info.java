/** Runs feature files with the shipped steps, in a program and outside any build. */
@NullMarked
package org.damier.features.spec;

import org.jspecify.annotations.NullMarked;
