package org.damier.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.damier.cli.terminal.Terminal;

/** One run of the command in this process, as a shell would see it. */
record Run(int code, String out, String err) {

  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  static Run of(String... args) {
    return withInput("", args);
  }

  static Run withInput(String input, String... args) {
    return withInput(input.getBytes(StandardCharsets.UTF_8), args);
  }

  static Run withInput(byte[] input, String... args) {
    return run(input, false, args);
  }

  static Run coloured(String input, String... args) {
    return run(input.getBytes(StandardCharsets.UTF_8), true, args);
  }

  private static Run run(byte[] input, boolean coloured, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(new ByteArrayInputStream(input), out, err, coloured);
    int code = DamierCommand.run(terminal, args);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  JsonNode json() {
    return parse(out);
  }

  List<JsonNode> jsonLines() {
    return out.lines().map(Run::parse).toList();
  }

  private static JsonNode parse(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError("Not JSON: " + text, e);
    }
  }
}
