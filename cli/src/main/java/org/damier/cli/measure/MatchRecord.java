package org.damier.cli.measure;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.damier.Game;
import org.damier.cli.files.WholeFile;
import org.damier.pdn.PdnGames;
import org.damier.pdn.PdnWriter;
import org.damier.pdn.Tag;
import org.damier.variants.Variants;

/** The games of matches as a file of games, each match in the order of its games. Games may be added by several threads. */
public final class MatchRecord {

  private final List<Map<Integer, String>> matches = new ArrayList<>();
  private final String player;

  /**
   * A record of no games.
   *
   * @param player what the players are called
   */
  public MatchRecord(String player) {
    this.player = player;
  }

  /** Begins another match. */
  public synchronized void begin() {
    matches.add(new TreeMap<>());
  }

  /** Adds a game of the match begun last. */
  public void add(String variant, int number, Game game) {
    List<Tag> tags = new ArrayList<>(List.of(
        new Tag("Event", "damier measure"),
        new Tag("Round", Integer.toString(number + 1)),
        new Tag("White", player),
        new Tag("Black", player)));
    if (Variants.has(variant)) {
      tags.add(new Tag("Variant", variant));
    }
    String text = PdnWriter.toString(PdnGames.of(game, tags));
    synchronized (this) {
      matches.get(matches.size() - 1).put(number, text);
    }
  }

  /** Writes the games. */
  public void writeTo(WholeFile file) {
    file.write(out -> {
      Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
      for (Map<Integer, String> match : matches) {
        write(match, writer);
      }
      writer.flush();
    });
  }

  private static void write(Map<Integer, String> match, Writer writer) throws IOException {
    for (String game : match.values()) {
      writer.write(game);
    }
  }
}
