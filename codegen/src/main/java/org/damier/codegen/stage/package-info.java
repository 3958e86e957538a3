/**
 * A small staging layer: expressions and statements over longs and ints, built by a Java program that
 * runs while a variant is compiled, and written out as bytecode or as Java-like text. Constants fold
 * while expressions are built. Nothing here knows of draughts.
 */
package org.damier.codegen.stage;
