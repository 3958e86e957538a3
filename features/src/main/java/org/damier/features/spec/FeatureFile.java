package org.damier.features.spec;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.FeatureParserException;
import io.cucumber.core.resource.Resource;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;

/** One feature file on disk. */
record FeatureFile(Path path) implements Resource {

  /**
   * Reads it.
   *
   * @throws SpecException if it is not Gherkin, or there is no feature in it
   */
  Feature read() {
    Path shown = Path.of(SpecScenario.shortName(getUri()));
    try {
      return new FeatureParser(UUID::randomUUID)
          .parseResource(this)
          .orElseThrow(() -> new SpecException(
              "There is no feature in `" + shown + "`: it begins with `Feature:` and a title."));
    } catch (FeatureParserException e) {
      throw new SpecException(GherkinMistakes.of(shown, String.valueOf(e.getMessage())), e);
    }
  }

  @Override
  public URI getUri() {
    return path.toUri();
  }

  @Override
  public InputStream getInputStream() throws IOException {
    return Files.newInputStream(path);
  }
}
