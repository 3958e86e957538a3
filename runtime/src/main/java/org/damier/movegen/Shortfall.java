package org.damier.movegen;

import org.damier.board.Move;
import org.damier.rules.Criterion;

/**
 * Why a capture is not good enough.
 *
 * @param criterion the first criterion by which it falls short
 * @param better one of the captures that may be chosen
 */
public record Shortfall(Criterion criterion, Move better) {}
