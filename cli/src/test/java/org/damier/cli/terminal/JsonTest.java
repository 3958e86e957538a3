package org.damier.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

  @Test
  void separatesMembersAndElements() {
    Json json = new Json().beginObject();
    json.name("a").value("b");
    json.name("c").beginArray();
    json.value(1).value(true).beginObject().endObject().beginArray().endArray();
    json.endArray();
    json.name("d").values(List.of("x", "y"));
    json.name("e").decimal("0.25");
    json.endObject();

    assertThat(json)
        .hasToString("{\"a\":\"b\",\"c\":[1,true,{},[]],\"d\":[\"x\",\"y\"],\"e\":0.25}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "plain",
        "\"",
        "\\",
        "a\"b\\c",
        "\n\r\t\b\f",
        "\u0000\u001f\u007f",
        "Čeština 国際 ♔",
        "\uD83C\uDFC1",
        "\u2028"
      })
  void aParserReadsWhatWasWritten(String text) throws Exception {
    String written = new Json().value(text).toString();

    assertThat(written).doesNotContain("\n");
    assertThat(new ObjectMapper().readTree(written).asText()).isEqualTo(text);
  }
}
