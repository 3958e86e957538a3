package org.damier.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Reads text of which each line is in UTF-8 or else in the character set of old Windows programs, so that a byte that is
 * neither spoils one letter and not the file. Keeps one line in memory, or a piece of a long one.
 */
public final class MixedText extends Reader {

  private static final Charset OLD = Charset.forName("windows-1252");

  /** Longer lines are taken in pieces. */
  private static final int LONGEST = 1 << 16;

  private final InputStream bytes;
  private String line = "";
  private int at;

  /** The bytes come in as they are needed; whoever closes this closes them. */
  public MixedText(InputStream bytes) {
    this.bytes = bytes;
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    if (at == line.length()) {
      line = nextLine();
      at = 0;
    }
    if (line.isEmpty()) {
      return -1;
    }
    int count = Math.min(length, line.length() - at);
    line.getChars(at, at + count, target, offset);
    at += count;
    return count;
  }

  /** The next line with its end; empty if there is none. */
  private String nextLine() throws IOException {
    ByteArrayOutputStream taken = new ByteArrayOutputStream();
    int next = bytes.read();
    while (next >= 0) {
      taken.write(next);
      // A piece ends where a letter does, if there are letters.
      boolean cut = taken.size() >= LONGEST && (next < 0x80 || taken.size() >= 2 * LONGEST);
      if (next == '\n' || cut) {
        break;
      }
      next = bytes.read();
    }
    return decoded(taken.toByteArray());
  }

  private static String decoded(byte[] line) throws CharacterCodingException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
    } catch (CharacterCodingException e) {
      return OLD.newDecoder()
          .onUnmappableCharacter(CodingErrorAction.REPLACE)
          .onMalformedInput(CodingErrorAction.REPLACE)
          .decode(ByteBuffer.wrap(line))
          .toString();
    }
  }

  @Override
  public void close() throws IOException {
    bytes.close();
  }
}
