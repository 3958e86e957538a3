/**
 * Engines as they run: what an emitted class inherits, and what is put around one for rules that depend on more than pieces and
 * moves.
 */
package org.damier.codegen.engines;
