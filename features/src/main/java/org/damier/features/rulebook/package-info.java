/** The catalogue of rules: what each says, where it is written, and how open questions are read. */
@NullMarked
package org.damier.features.rulebook;

import org.jspecify.annotations.NullMarked;
