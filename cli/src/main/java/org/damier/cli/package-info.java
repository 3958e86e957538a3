/** The damier command. */
@NullMarked
package org.damier.cli;

import org.jspecify.annotations.NullMarked;
