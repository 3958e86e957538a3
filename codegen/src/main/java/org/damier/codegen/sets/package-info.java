/** Staged sets of squares, a long a word: what all parts of an emitted generator speak of. */
package org.damier.codegen.sets;
