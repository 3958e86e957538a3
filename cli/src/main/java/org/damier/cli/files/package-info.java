/** Files that are read and written: each whole or not at all, and every fault with its name. */
@NullMarked
package org.damier.cli.files;

import org.jspecify.annotations.NullMarked;
