package org.damier.cli;

import org.damier.dsl.HookPolicy;
import picocli.CommandLine.Option;

/** What programs inside variant files may do. */
final class HookOptions {

  @Option(
      names = "--allow-hooks",
      description =
          "Run the programs (hooks) of a variant file. Say so only of files that you trust:"
              + " a hook can do whatever you can. Variants that come with Damier need no permission.")
  private boolean allowHooks;

  HookPolicy policy() {
    return allowHooks ? HookPolicy.TRUSTED : HookPolicy.NONE;
  }
}
