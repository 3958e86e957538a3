/**
 * Move generation for engines and counting: positions as words in the caller's array, moves in a
 * reusable buffer, nothing allocated per node. {@link org.damier.Position} and {@link
 * org.damier.board.Move} are the comfortable tier for everyone else.
 */
package org.damier.engine;
