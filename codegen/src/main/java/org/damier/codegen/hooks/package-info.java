/** Hooks whose programs are emitted along with the rules, and the proofs that they may be. */
package org.damier.codegen.hooks;
