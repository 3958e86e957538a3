/** What a variant is, as records. */
package org.damier.rules;
