/** The messages of the DamExchange protocol (DXP), by which two engines play over a line. A codec; it keeps no state. */
package org.damier.protocols.dxp;
