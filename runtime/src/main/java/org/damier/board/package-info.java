/** The vocabulary of the board: squares, directions, sides, ranks, and pieces on squares. Values only, no rules. */
package org.damier.board;
