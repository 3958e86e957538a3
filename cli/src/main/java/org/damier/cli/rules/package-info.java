/** Rules as they are listed and compared. */
@NullMarked
package org.damier.cli.rules;

import org.jspecify.annotations.NullMarked;
