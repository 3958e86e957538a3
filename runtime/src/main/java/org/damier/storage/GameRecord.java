package org.damier.storage;

import java.util.List;

/** What is stored of a game, in words. */
record GameRecord(
    RulesIdentity rules, String start, List<String> moves, String ended, List<String> clicked) {

  private static final int FIELDS = 7;

  static GameRecord read(String text) {
    return text.stripLeading().startsWith("{") ? ofJson(text) : ofLine(text.strip());
  }

  private static GameRecord ofJson(String text) {
    JsonObject json = JsonReader.read(text);
    if (!json.has("format") || !json.text("format").equals(StoredGame.FORMAT)) {
      throw noGame();
    }
    checkVersion(String.valueOf(json.number("version")));
    return new GameRecord(
        new RulesIdentity(json.text("variant"), json.text("rules")),
        json.text("start"),
        json.texts("moves"),
        json.text("ended"),
        json.texts("clicked"));
  }

  private static GameRecord ofLine(String text) {
    String[] fields = text.split("\\|", -1);
    if (!fields[0].startsWith(StoredGame.FORMAT + " ")) {
      throw noGame();
    }
    checkVersion(fields[0].substring(StoredGame.FORMAT.length() + 1));
    if (fields.length != FIELDS) {
      throw new StorageException(
          "The stored game is damaged: it has " + fields.length + " fields, not " + FIELDS + ".");
    }
    return new GameRecord(
        new RulesIdentity(fromLine(fields[1]), fields[2]),
        fields[3],
        words(fields[4]),
        fromLine(fields[5]),
        words(fields[6]));
  }

  /** Free text as it stands in a line of fields. */
  static String inLine(String text) {
    return text.replace("%", "%25").replace("|", "%7C").replace("\n", "%0A").replace("\r", "%0D");
  }

  private static String fromLine(String field) {
    return field.replace("%0D", "\r").replace("%0A", "\n").replace("%7C", "|").replace("%25", "%");
  }

  private static List<String> words(String field) {
    return field.isBlank() ? List.of() : List.of(field.strip().split(" +"));
  }

  private static void checkVersion(String version) {
    if (!version.equals(String.valueOf(StoredGame.VERSION))) {
      throw new StorageException("The game is stored in version " + version
          + " of the format; this program reads version " + StoredGame.VERSION + ".");
    }
  }

  private static StorageException noGame() {
    return new StorageException("This is no stored game.");
  }
}
