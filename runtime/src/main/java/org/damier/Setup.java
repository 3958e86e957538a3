package org.damier;

import org.damier.board.Placement;
import org.damier.board.Side;

/** A position that nobody has checked yet, as read from a text or put together by hand. An immutable value. */
public record Setup(Placement placement, Side sideToMove) {}
