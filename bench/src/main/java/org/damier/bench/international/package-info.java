/** International draughts, written by hand. */
@NullMarked
package org.damier.bench.international;

import org.jspecify.annotations.NullMarked;
