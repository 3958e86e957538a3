/**
 * What a variant is, as immutable values: {@link org.damier.rules.RuleSet} and its parts. A Java program may build one by
 * hand; the language module makes one from text.
 */
package org.damier.rules;
