/** The rules as features. */
@NullMarked
package org.damier.features;

import org.jspecify.annotations.NullMarked;
