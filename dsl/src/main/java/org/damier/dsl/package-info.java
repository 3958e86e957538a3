/** The front door: variant text in, rules or diagnostics out. */
package org.damier.dsl;
