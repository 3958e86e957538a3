/**
 * Whether specs pin the rules: changes them one at a time and looks whether a scenario notices. Begin with
 * {@link org.damier.features.mutation.MutationRun}.
 */
@NullMarked
package org.damier.features.mutation;

import org.jspecify.annotations.NullMarked;
