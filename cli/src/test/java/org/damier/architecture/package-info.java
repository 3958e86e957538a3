/** What must hold for the repository as a whole. */
@NullMarked
package org.damier.architecture;

import org.jspecify.annotations.NullMarked;
