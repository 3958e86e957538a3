/**
 * Who chooses moves: {@link org.damier.players.RandomPlayer} at random, {@link org.damier.players.SearchPlayer} by looking
 * ahead. A {@link org.damier.players.Match} lets two play many games and its {@link org.damier.players.MatchReport} says how
 * these went.
 */
package org.damier.players;
