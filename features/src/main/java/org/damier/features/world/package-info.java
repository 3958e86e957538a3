/** What the steps of a scenario share: the variant and the game they speak of, and how a difference is shown. */
@NullMarked
package org.damier.features.world;

import org.jspecify.annotations.NullMarked;
