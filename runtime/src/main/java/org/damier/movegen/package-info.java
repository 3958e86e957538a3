/**
 * Rules → moves. {@link org.damier.movegen.PlainGenerator} reads like the rulebook and is the measure of every faster
 * generator. Hidden: not exported, used by the front door only.
 */
package org.damier.movegen;
