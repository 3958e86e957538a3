/**
 * Emits a move generator for one variant: straight-line set operations over words of bits, decided
 * while the variant is compiled. Optional; without it the table-driven generator serves.
 */
package org.damier.codegen;
