/** Measures move generators against each other, on trees of moves. */
@NullMarked
package org.damier.bench;

import org.jspecify.annotations.NullMarked;
