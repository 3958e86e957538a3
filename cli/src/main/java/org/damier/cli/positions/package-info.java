/** Positions on the command line: read, drawn, and answered with their moves. */
@NullMarked
package org.damier.cli.positions;

import org.jspecify.annotations.NullMarked;
