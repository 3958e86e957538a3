/** The vocabulary: squares, directions, pieces, placements and moves. */
package org.damier.board;
