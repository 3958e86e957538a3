/** Captures as emitted code finds them: who can begin one, how it goes on, which ways it can end, and how good it is. */
package org.damier.codegen.captures;
