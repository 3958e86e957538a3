/** Which rules scenarios exercise: {@link org.damier.features.coverage.RuleCoverage}. */
@NullMarked
package org.damier.features.coverage;

import org.jspecify.annotations.NullMarked;
