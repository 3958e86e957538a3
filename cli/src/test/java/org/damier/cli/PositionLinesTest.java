package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Terminal;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PositionLinesTest {

  private static final String GOOD = "W:W32:B28";
  private static final String ANSWER =
      "{\"position\":\"W:W32:B28\",\"moves\":[{\"notation\":\"32x23\",\"from\":\"32\",\"to\":\"23\","
          + "\"route\":[\"32\",\"23\"],\"captures\":[\"28\"],\"promotes\":false}]}";

  @TempDir
  Path folder;

  @Test
  void everyLineIsAnsweredByALine() {
    Run run = answer(GOOD + "\nW:W45:B40,34\n");

    assertThat(run)
        .isEqualTo(new Run(0, ANSWER + "\n{\"position\":\"W:W45:B40,34\",\"moves\":[]}\n", ""));
  }

  @Test
  void aBadLineIsAnErrorAndTheRestIsStillAnswered() {
    Run run = answer(GOOD + "\nW:W99:B28\n\"\\ nonsense\nW:W3:B28\n" + GOOD + "\n");

    List<JsonNode> lines = run.jsonLines();
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).isEqualTo("error: 3 lines could not be answered.\n");
    assertThat(lines).hasSize(5);
    assertThat(run.out().lines().toList().get(4)).isEqualTo(ANSWER);
    assertThat(lines.subList(1, 4))
        .allSatisfy(line ->
            assertThat(line.fieldNames()).toIterable().containsExactly("position", "error"));
    assertThat(lines.get(1).get("error").textValue()).contains("99");
    assertThat(lines.get(2).get("position").textValue()).isEqualTo("\"\\ nonsense");
    assertThat(lines.get(3).get("error").textValue()).contains("A man of White stands on 3");
  }

  /** What a king can take among 35 scattered kings is beyond counting where nothing chooses. */
  @Test
  void aPositionWithTooManyMovesIsAnError() throws IOException {
    Path game = Files.writeString(folder.resolve("kings.draughts"), """
        variant "Kings"
        board 12 x 12, all squares
        notation letters
        setup
          white man a1
          black man l12
        piece man
          moves step any
          captures jump any
          promotes never
        piece king
          moves slide any
          captures fly any, landing anywhere
        capture
          mandatory
          majority none
          removal at end of move
        play
          white first
        ending
          no move loses
        """);
    Path positions = Files.writeString(
        folder.resolve("positions.txt"),
        "W:WKa1:BKb2,Kb4,Kb6,Kb8,Kb10,Kd2,Kd4,Kd6,Kd8,Kd10,Kf2,Kf4,Kf6,Kf8,Kf10,Kh2,Kh4,Kh6,Kh8,Kh10,Kj2,Kj4,"
            + "Kj6,Kj8,Kj10,Ke10,Kg6,Kc10,Ki4,Ki10,Kc8,Kc6,Ki6,Kc4,Ke8,Kg4\nW:WKa1:BKk11\n");

    Run run = Run.of("moves", game.toString(), "--positions", positions.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.jsonLines().get(0).get("error").textValue())
        .isEqualTo("The position has more than 65536 legal moves, which is as many as are listed.");
    assertThat(run.jsonLines().get(1).get("moves")).hasSize(1);
  }

  @Test
  void lineEndsBlankLinesAndByteOrderMarksDoNotMatter() {
    assertThat(answer("\uFEFF" + GOOD + "\r\n\r\n   \n\t" + GOOD + " \r\n\n" + GOOD))
        .isEqualTo(new Run(0, (ANSWER + "\n").repeat(3), ""));
  }

  @Test
  void noLinesHaveNoAnswers() {
    assertThat(answer("")).isEqualTo(new Run(0, "", ""));
  }

  @Test
  void bytesThatAreNoTextSpoilTheirLineOnly() {
    byte[] input = ("??\n" + GOOD + "\n").getBytes(StandardCharsets.UTF_8);
    input[0] = (byte) 0xC3;
    input[1] = (byte) 0xFF;

    Run run = Run.withInput(input, "moves", "international", "--positions", "-");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out().lines()).hasSize(2).endsWith(ANSWER);
  }

  @Test
  void aFileIsReadLikeTheInput() throws IOException {
    Path file = Files.writeString(folder.resolve("positions.txt"), GOOD + "\n");

    assertThat(Run.of("moves", "international", "--positions", file.toString(), "--json"))
        .isEqualTo(new Run(0, ANSWER + "\n", ""));
  }

  @Test
  void aFileThatIsNotThereIsTheInputsFault() {
    Run run =
        Run.of("moves", "international", "--positions", folder.resolve("none").toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).startsWith("error: There is no file `").hasLineCount(1);
  }

  @Test
  void aFolderIsNoFileOfPositions() {
    Run run = Run.of("moves", "international", "--positions", folder.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).startsWith("error: The file `").hasLineCount(1);
  }

  @Test
  void thousandsOfLinesAreAnswered() {
    Run run = answer((GOOD + "\n").repeat(5_000));

    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo((ANSWER + "\n").repeat(5_000));
  }

  @Test
  void anAnswerDoesNotWaitForTheNextQuestion() throws Exception {
    PipedOutputStream questions = new PipedOutputStream();
    PipedInputStream answers = new PipedInputStream();
    Terminal terminal = new Terminal(
        new PipedInputStream(questions),
        new PipedOutputStream(answers),
        OutputStream.nullOutputStream(),
        false);
    CompletableFuture<Integer> code = CompletableFuture.supplyAsync(
        () -> DamierCommand.run(terminal, "moves", "international", "--positions", "-"));

    Assertions.assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
      for (int i = 0; i < 3; i++) {
        questions.write((GOOD + "\n").getBytes(StandardCharsets.UTF_8));
        questions.flush();
        assertThat(reader.readLine()).isEqualTo(ANSWER);
      }
    });
    questions.close();
    assertThat(code.get(1, TimeUnit.MINUTES)).isZero();
  }

  private static Run answer(String lines) {
    return Run.withInput(lines, "moves", "international", "--positions", "-");
  }
}
