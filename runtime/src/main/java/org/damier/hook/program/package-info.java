/**
 * Hooks as trees that can be looked into: what a script says, in types and operations of the board alone. A
 * {@link org.damier.hook.program.HookProgram} is run here by a simple interpreter, and can be made part of an emitted
 * generator; neither needs the language that the script was written in.
 */
package org.damier.hook.program;
