package org.damier.features.spec;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.FeatureParserException;
import io.cucumber.core.resource.Resource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/** One feature file on disk. */
record FeatureFile(Path path) {

  /** Cucumber reads files in other character sets if they say so in their first lines. */
  private static final Pattern OTHER_ENCODING =
      Pattern.compile("\\A(?:\\s*#.*\\R)*\\s*#\\s*encoding\\s*:", Pattern.CASE_INSENSITIVE);

  /**
   * Reads it.
   *
   * @throws SpecException if it is not Gherkin, or there is no scenario in it that could be run
   */
  Feature read() {
    String shown = Path.of(SpecScenario.shortName(path.toUri())).toString();
    byte[] bytes = bytes(shown);
    demandText(bytes, shown);
    Feature feature = parsed(bytes, shown);
    List<String> mistakes = Outlines.mistakes(feature, shown);
    if (!mistakes.isEmpty()) {
      throw new SpecException(String.join("\n", mistakes));
    }
    if (feature.getPickles().isEmpty()) {
      throw new SpecException("There is no scenario in `" + shown + "`.");
    }
    return feature;
  }

  private byte[] bytes(String shown) {
    try {
      return Files.readAllBytes(path);
    } catch (IOException e) {
      throw new SpecException("`" + shown + "` cannot be read: " + e.getMessage(), e);
    }
  }

  private Feature parsed(byte[] bytes, String shown) {
    try {
      return new FeatureParser(UUID::randomUUID)
          .parseResource(new Contents(path.toUri(), bytes))
          .orElseThrow(() -> new SpecException(
              "There is no feature in `" + shown + "`: it begins with `Feature:` and a title."));
    } catch (FeatureParserException e) {
      String text = new String(bytes, StandardCharsets.UTF_8);
      throw new SpecException(GherkinMistakes.of(shown, text, String.valueOf(e.getMessage())), e);
    }
  }

  /** What is read must be what was written: Cucumber would put a sign of its own for each byte that is no text. */
  private static void demandText(byte[] bytes, String shown) {
    CharBuffer text = CharBuffer.allocate(bytes.length);
    boolean broken = StandardCharsets.UTF_8
        .newDecoder()
        .decode(ByteBuffer.wrap(bytes), text, true)
        .isError();
    if (broken
        && !OTHER_ENCODING
            .matcher(new String(bytes, StandardCharsets.ISO_8859_1))
            .lookingAt()) {
      String before = text.flip().toString();
      long line = before.chars().filter(sign -> sign == '\n').count() + 1;
      int column = before.length() - before.lastIndexOf('\n');
      throw new SpecException(shown + ":" + line + ":" + column
          + ": The file is not a text: here it leaves UTF-8. Save it as UTF-8.");
    }
  }

  /** What has been read of a file, so that all of it is from one moment. */
  private static final class Contents implements Resource {

    private final URI uri;
    private final byte[] bytes;

    Contents(URI uri, byte[] bytes) {
      this.uri = uri;
      this.bytes = bytes;
    }

    @Override
    public URI getUri() {
      return uri;
    }

    @Override
    public InputStream getInputStream() {
      return new ByteArrayInputStream(bytes);
    }
  }
}
