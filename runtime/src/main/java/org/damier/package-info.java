/**
 * The front door: {@link org.damier.Variant} → {@link org.damier.Position} → game. Everything here is
 * immutable and safe between threads.
 */
package org.damier;
