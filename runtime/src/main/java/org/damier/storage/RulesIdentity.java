package org.damier.storage;

import org.damier.Variant;

/**
 * Which rules a game was played by: the variant's name and a hash of all that its rules say, so that it shows when they have
 * changed under the same name.
 *
 * @param name the variant's name
 * @param hash as {@link StoredRules#hash} gives it
 */
public record RulesIdentity(String name, String hash) {

  /** The identity of the variant's rules. */
  public static RulesIdentity of(Variant variant) {
    return new RulesIdentity(variant.name(), StoredRules.hash(variant.rules()));
  }
}
