package org.damier.dsl.check;

import java.util.Optional;
import org.damier.dsl.diagnostic.SourceText;

/** Where hooks find their scripts, and whether they may run. */
public interface ScriptLibrary {

  /** The library without scripts, which trusts nobody. */
  ScriptLibrary NONE = new ScriptLibrary() {
    @Override
    public boolean ignoresHooks() {
      return false;
    }

    @Override
    public boolean trusts(SourceText variant) {
      return false;
    }

    @Override
    public Optional<SourceText> beside(SourceText variant, String file) {
      return Optional.empty();
    }
  };

  /** Whether hooks are passed over as if they were not there. */
  boolean ignoresHooks();

  /** Whether hooks of this variant's text may run. */
  boolean trusts(SourceText variant);

  /** The file of this name beside the variant's. */
  Optional<SourceText> beside(SourceText variant, String file);
}
