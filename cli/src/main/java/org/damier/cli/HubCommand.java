package org.damier.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.damier.Variant;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Terminal;
import org.damier.players.Player;
import org.damier.players.SearchPlayer;
import org.damier.protocols.hub.HubLevel;
import org.damier.protocols.hub.HubServer;
import org.damier.variants.Variants;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code damier hub}. */
@Command(
    name = "hub",
    header = "Play as an engine: speak Hub, version 2, on standard input and output.",
    description =
        "For programs that show a board and let engines play. The engine counts pieces a few moves"
            + " ahead; it is there for trying programs, not for beating people.",
    footer = {"", "Examples:", "  damier hub", "  damier hub --variant my-game.draughts"})
final class HubCommand implements Callable<Integer> {

  /** What Hub calls the variants that both know; ours are by their own names where they are not here. */
  private static final Map<String, String> HUB_NAMES = hubNames();

  /** One for all, so that the engine always answers alike. */
  private static final long SEED = 1;

  private final Terminal terminal;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      description = "Play this variant alone, whatever Hub calls it: a name or a variant file.")
  private @Nullable String variant;

  @Mixin
  private final HookOptions hooks = new HookOptions();

  HubCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  private static Player player(HubLevel level) {
    return new SearchPlayer(level.depth().orElse(SearchPlayer.DEEPEST), SEED);
  }

  private static Map<String, String> hubNames() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("normal", "international");
    names.put("killer", "killer");
    names.put("bt", "breakthrough");
    names.put("frisian", "frisian");
    names.put("losing", "antidraughts");
    return names;
  }

  @Override
  public Integer call() throws IOException {
    Map<String, Variant> variants = new LinkedHashMap<>();
    if (variant != null) {
      variants.put("normal", VariantLoader.variant(VariantLoader.compile(variant, hooks.policy())));
    } else {
      HUB_NAMES.forEach((hub, ours) -> {
        if (Variants.has(ours)) {
          variants.put(hub, Variants.load(ours));
        }
      });
    }
    BufferedReader in = terminal.input();
    new HubServer(
            "Damier",
            new Version().getVersion()[0].replaceFirst("^damier ", ""),
            variants,
            HubCommand::player,
            terminal.writer())
        .serve(in);
    return ExitCode.GOOD;
  }
}
