package org.damier.dsl.check;

import java.util.Optional;
import org.damier.dsl.diagnostic.SourceText;

/** Where hooks find their scripts, and whether they may run. */
public interface ScriptLibrary {

  /** The library without scripts, which runs nothing. */
  ScriptLibrary NONE = new ScriptLibrary() {
    @Override
    public boolean ignoresHooks() {
      return false;
    }

    @Override
    public boolean runsHooks(SourceText variant) {
      return false;
    }

    @Override
    public boolean confinesHooks() {
      return true;
    }

    @Override
    public Optional<SourceText> beside(SourceText variant, String file) {
      return Optional.empty();
    }
  };

  /** Whether hooks are passed over as if they were not there. */
  boolean ignoresHooks();

  /** Whether hooks of this variant's text may run. */
  boolean runsHooks(SourceText variant);

  /** Whether hooks that run can do no more than read the position and answer. */
  boolean confinesHooks();

  /** The file of this name beside the variant's. */
  Optional<SourceText> beside(SourceText variant, String file);
}
