/** What is said on a terminal, to people and to programs, and with which exit code. */
@NullMarked
package org.damier.cli.terminal;

import org.jspecify.annotations.NullMarked;
