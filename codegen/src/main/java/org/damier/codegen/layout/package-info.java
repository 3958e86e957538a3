/**
 * How the squares of a board, positions and moves are laid out in words: which bit is which square, what a step does to it, where
 * sets stand in a position, and what a move's head is made of. Numbers only; nothing is staged here.
 */
package org.damier.codegen.layout;
