/** The front door: variants, positions and games. */
package org.damier;
