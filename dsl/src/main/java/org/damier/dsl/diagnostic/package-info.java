/** What is wrong with a variant text, and where. */
package org.damier.dsl.diagnostic;
