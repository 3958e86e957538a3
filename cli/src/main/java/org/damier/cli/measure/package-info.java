/** The figures of measured games. */
@NullMarked
package org.damier.cli.measure;

import org.jspecify.annotations.NullMarked;
