/** Rules that are sound and yet odd: what can never apply, or never seems to in play. */
@NullMarked
package org.damier.cli.doubts;

import org.jspecify.annotations.NullMarked;
