/** From the syntax tree to the rule model. */
package org.damier.dsl.check;
