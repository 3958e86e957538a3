package org.damier.storage;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.damier.Variant;
import org.damier.rules.RuleSet;

/**
 * Compiled rules as text: JSON that this module alone reads back, without the language it was written in.
 *
 * <pre>{@code
 * {"format":"damier-rules","version":1,"hash":"…","rules":{"name":"…","board":{…},…}}
 * }</pre>
 *
 * <p>The hash is that of the member {@code rules}, so that a damaged text is noticed. Rules said by programs (hooks) cannot
 * be stored.
 */
public final class StoredRules {

  /** The version of the format that this program writes, and the only one it reads. */
  public static final int VERSION = 1;

  private static final String FORMAT = "damier-rules";

  private static final String HEX = "0123456789abcdef";

  private StoredRules() {}

  /**
   * The rules as text; equal rules give equal texts.
   *
   * @throws IllegalArgumentException if there are hooks among them
   */
  public static String write(RuleSet rules) {
    if (!rules.hooks().isEmpty()) {
      throw new IllegalArgumentException(rules.name()
          + " has rules said by programs (hooks), which cannot be stored; load it from its text.");
    }
    Map<String, Object> stored = RulesToJson.rules(rules);
    if (!RulesFromJson.rules(JsonReader.read(JsonWriter.write(stored))).equals(rules)) {
      throw new IllegalStateException("This is a bug in Damier, please report it: the rules of "
          + rules.name() + " cannot be read back.");
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("format", FORMAT);
    json.put("version", VERSION);
    json.put("hash", hash(rules));
    json.put("rules", stored);
    return JsonWriter.write(json) + "\n";
  }

  /**
   * The rules that the text holds.
   *
   * @throws StorageException if it holds none, is damaged, or is of another version; it says which
   */
  public static RuleSet read(String text) {
    Objects.requireNonNull(text, "text");
    RuleSet rules;
    try {
      JsonObject json = JsonReader.read(text);
      if (!json.has("format") || !json.text("format").equals(FORMAT)) {
        throw new StorageException("This is no text of compiled rules.");
      }
      if (json.number("version") != VERSION) {
        throw new StorageException("The rules are stored in version " + json.number("version")
            + " of the format; this program reads version " + VERSION + ".");
      }
      rules = RulesFromJson.rules(json.object("rules"));
    } catch (StorageException e) {
      throw new StorageException("The compiled rules cannot be used: " + e.getMessage(), e);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new StorageException("The compiled rules are damaged: " + e.getMessage(), e);
    }
    // Texts are written in one way only, so any other way, a letter's case included, is damage.
    if (!write(rules).strip().equals(text.strip())) {
      throw new StorageException(
          "The compiled rules are damaged: they have changed since they were stored.");
    }
    return rules;
  }

  /** The variant that the text holds; as {@link #read}. */
  public static Variant variant(String text) {
    return Variant.of(read(text));
  }

  /**
   * A hash of all that the rules say, the same on every machine: 32 hexadecimal digits. Hooks count by their sentences
   * alone, since programs cannot be compared.
   */
  public static String hash(RuleSet rules) {
    String text = JsonWriter.write(RulesToJson.rules(rules));
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      StringBuilder hash = new StringBuilder();
      for (int i = 0; i < 16; i++) {
        hash.append(HEX.charAt((digest[i] >> 4) & 15)).append(HEX.charAt(digest[i] & 15));
      }
      return hash.toString();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256.", e);
    }
  }
}
