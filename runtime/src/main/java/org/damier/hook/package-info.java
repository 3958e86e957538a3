/** Interfaces for the rules that no clause can say. */
package org.damier.hook;
