package org.damier.dsl;

import org.damier.Variant;
import org.damier.hook.HookFailure;

/** What Jazzer tries variant files on: whatever the bytes are, they have rules that can be played, or diagnostics. */
public final class VariantTarget {

  private VariantTarget() {}

  /** Called by Jazzer with each input. */
  public static void fuzzerTestOneInput(byte[] input) {
    Compilation compilation = TestSources.compile(TestSources.read("fuzz.draughts", input));
    if (compilation.rules().isEmpty() && compilation.diagnostics().isEmpty()) {
      throw new AssertionError("It is refused without a reason.");
    }
    if (compilation.report().isEmpty() != compilation.diagnostics().isEmpty()) {
      throw new AssertionError("Diagnostics and report do not agree.");
    }
    compilation.rules().ifPresent(rules -> {
      try {
        Variant.of(rules).start().legalMoves();
      } catch (HookFailure stopped) {
        // A hook that has spent its budget says so; that is what it is for.
      }
    });
  }
}
