/** Compiles hook scripts. */
package org.damier.dsl.groovy;
