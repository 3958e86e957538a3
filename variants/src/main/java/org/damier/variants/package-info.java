/** The variants that come with Damier. */
@NullMarked
package org.damier.variants;

import org.jspecify.annotations.NullMarked;
