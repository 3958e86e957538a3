/** Small programs that embed Damier, to be read and copied. */
@NullMarked
package org.damier.examples;

import org.jspecify.annotations.NullMarked;
