package org.damier;

import org.damier.rules.RulePart;

/** How a game has ended, and by which of its rules. */
record Decided(Outcome outcome, RulePart rule) {}
