/** From rules to move generators; seen by the front door only. */
package org.damier.movegen;
