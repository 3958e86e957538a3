/** A game at the keyboard. */
@NullMarked
package org.damier.cli.play;

import org.jspecify.annotations.NullMarked;
