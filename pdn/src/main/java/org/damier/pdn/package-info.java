/**
 * Files of games in Portable Draughts Notation (PDN 3.0): {@link org.damier.pdn.PdnReader} reads them game by game,
 * {@link org.damier.pdn.Replay} plays a game by the rules of a variant, {@link org.damier.pdn.PdnWriter} writes.
 */
package org.damier.pdn;
