/**
 * Positions and moves as text: {@link org.damier.notation.Fen}, {@link org.damier.notation.MoveText} and
 * {@link org.damier.notation.Diagram}. Functions without state, safe between threads.
 */
package org.damier.notation;
