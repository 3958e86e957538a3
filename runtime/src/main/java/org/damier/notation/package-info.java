/** Positions and moves as text. */
package org.damier.notation;
