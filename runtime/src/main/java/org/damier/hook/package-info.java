/**
 * Plain interfaces for rules that the model cannot say. A hook reads a {@link org.damier.hook.PositionView} and answers;
 * it changes nothing and keeps nothing. The generator asks only where the rules name a hook, possibly from many threads
 * at once.
 */
package org.damier.hook;
