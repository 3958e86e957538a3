/** The grammar's tree and how it is made. */
package org.damier.dsl.syntax;
