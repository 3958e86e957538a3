package org.damier.movegen;

/** A capture under way, jump by jump. The mailbox shows it as it stands; each change is taken back in turn. */
final class Chain {

  final byte[] codes;

  /** What criteria ask of the jumps so far. */
  final CaptureTally tally = new CaptureTally();

  private final int codeOfJumped;
  private final long[] captured;
  private final int[] victims;
  private final int[] victimCodes;
  private final int[] landings;
  private int origin;
  private int piece;
  private int jumps;

  Chain(RuleTables tables, Pieces pieces) {
    this.codes = pieces.codes;
    this.codeOfJumped = tables.codeOfJumped;
    this.captured = new long[tables.board.words];
    this.victims = new int[tables.board.size];
    this.victimCodes = new int[tables.board.size];
    this.landings = new int[tables.board.size];
  }

  /** Lifts the piece off its square: during the capture that is empty. */
  void begin(int square) {
    origin = square;
    piece = codes[square];
    codes[square] = Codes.EMPTY;
    tally.begin(Codes.rank(piece));
  }

  /** Puts the piece back. */
  void end() {
    codes[origin] = (byte) piece;
  }

  /** Jumps over the victim. Where the jump ends is for {@link #land} to say. */
  void take(int victim) {
    int code = codes[victim];
    boolean king = Codes.isKing(code);
    long bit = 1L << victim;
    codes[victim] = (byte) codeOfJumped;
    captured[victim >> 6] |= bit;
    victims[jumps] = victim;
    victimCodes[jumps] = code;
    jumps++;
    tally.jump(king);
  }

  void land(int square) {
    landings[jumps - 1] = square;
  }

  /** Takes the last jump back. */
  void putBack() {
    tally.takeBack();
    jumps--;
    int victim = victims[jumps];
    long others = ~(1L << victim);
    codes[victim] = (byte) victimCodes[jumps];
    captured[victim >> 6] &= others;
  }

  int origin() {
    return origin;
  }

  /** The code of the capturing piece before the move. */
  int piece() {
    return piece;
  }

  int jumps() {
    return jumps;
  }

  int lastVictim() {
    return victims[jumps - 1];
  }

  int lastVictimCode() {
    return victimCodes[jumps - 1];
  }

  /** Copies the set of captured pieces to this offset. */
  void copyCaptured(long[] pieces, int offset) {
    for (int word = 0; word < captured.length; word++) {
      pieces[offset + word] = captured[word];
    }
  }

  /** Copies the set of captured pieces into the first words of a key. */
  void copyCaptured(long[] key) {
    for (int word = 0; word < captured.length; word++) {
      key[word] = captured[word];
    }
  }

  /** One word of the set of captured pieces. */
  long captured(int word) {
    return word < captured.length ? captured[word] : 0;
  }

  /** Copies victim and landing of each jump to this offset. */
  void copyRoute(int[] route, int offset) {
    for (int jump = 0; jump < jumps; jump++) {
      route[offset + 2 * jump] = victims[jump];
      route[offset + 2 * jump + 1] = landings[jump];
    }
  }
}
