package org.damier.features.spec;

import io.cucumber.core.plugin.HtmlFormatter;
import io.cucumber.core.plugin.JUnitFormatter;
import io.cucumber.core.plugin.JsonFormatter;
import io.cucumber.plugin.Plugin;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** The forms that a run of features can be reported in; Cucumber writes them. */
public enum ReportFormat {
  /** A page for browsers that needs nothing else. */
  HTML,
  /** The XML that build servers read. */
  JUNIT,
  /** Cucumber's JSON. */
  JSON;

  Plugin writingTo(OutputStream stream) {
    try {
      return new SuggestingReport(
          switch (this) {
            case HTML -> new HtmlFormatter(stream);
            case JUNIT -> new JUnitFormatter(stream);
            case JSON -> new JsonFormatter(stream);
          });
    } catch (IOException e) {
      throw new UncheckedIOException("Memory is written to. Please report this.", e);
    }
  }
}
