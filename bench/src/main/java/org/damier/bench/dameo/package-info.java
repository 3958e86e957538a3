/** Dameo, written by hand. */
@NullMarked
package org.damier.bench.dameo;

import org.jspecify.annotations.NullMarked;
