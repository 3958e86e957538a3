/**
 * Variants, positions and games as texts that can be stored and read back by this module alone: {@link
 * org.damier.storage.StoredRules} is a compiled variant, {@link org.damier.storage.StoredGame} a game or position with the
 * identity of its rules.
 */
package org.damier.storage;
