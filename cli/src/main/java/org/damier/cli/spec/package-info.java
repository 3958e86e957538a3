/** What features and mutants came to. */
@NullMarked
package org.damier.cli.spec;

import org.jspecify.annotations.NullMarked;
