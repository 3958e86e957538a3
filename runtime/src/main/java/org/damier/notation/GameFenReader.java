package org.damier.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.damier.Game;
import org.damier.History;
import org.damier.MoveBuilder;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.CaptureRules.Duty;

/** Reads one text of a game, once. */
final class GameFenReader {

  private static final int MOST_TIMES = 1000;

  private final Variant variant;
  private final String text;
  private final Set<Character> fields = new HashSet<>();
  private final List<Integer> clocks = new ArrayList<>();
  private final Map<Position, Integer> stood = new HashMap<>();
  private final List<Square> clicked = new ArrayList<>();
  private int clicks;

  GameFenReader(Variant variant, String text) {
    this.variant = variant;
    this.text = text;
  }

  /** A part of a field, and where in the text it begins. */
  private record Item(String text, int offset) {

    FenException problem(String sentence) {
      return new FenException(List.of(new FenException.Problem(offset, sentence)));
    }
  }

  GameFen read() {
    Position position = variant.position(Fen.read(variant.board(), text));
    int known = Game.from(position).history().clocks().size();
    int offset = 0;
    for (String field : text.split(":", -1)) {
      if (!field.isEmpty()) {
        read(field, offset, known, position);
      }
      offset += field.length() + 1;
    }
    while (clocks.size() < known) {
      clocks.add(0);
    }
    Game game = Game.resumed(position, new History(stood, clocks));
    return new GameFen(game, clickable(position));
  }

  private void read(String field, int offset, int known, Position position) {
    switch (field.charAt(0)) {
      case 'K' -> demandKingsThatRest(new Item(field, offset));
      case FenReader.MOVED_LAST -> demandMovedLast(new Item(field, offset), position);
      case 'C' -> items(field, offset, ",").forEach(item -> clock(item, known));
      case 'R' -> items(field, offset, ";").forEach(this::repetition);
      case 'P' -> {
        clicks = offset + 1;
        items(field, offset, ",").forEach(item -> clicked.add(square(item)));
      }
      default -> {
        // Side to move, pieces, and fields of other programs.
      }
    }
  }

  private void demandKingsThatRest(Item field) {
    if (variant.rules().king().rest().isEmpty()) {
      throw field.problem("Kings of " + variant.name()
          + " need not rest, so it is of no account which of them has moved.");
    }
  }

  private void demandMovedLast(Item field, Position position) {
    if (variant.rules().capture().duty() != Duty.AGAINST_LAST_MOVED) {
      throw field.problem("In " + variant.name() + " it is of no account which piece moved last.");
    }
    Side mover = position.sideToMove().opponent();
    Square square = square(new Item(field.text().substring(1), field.offset() + 1));
    if (!position.placement().of(mover).contains(square)) {
      throw field.problem("No piece of " + mover.title() + " stands on " + square
          + ", which is said to have moved last.");
    }
  }

  private List<Item> items(String field, int offset, String separator) {
    char letter = field.charAt(0);
    if (!fields.add(letter)) {
      throw new Item(field, offset).problem("There is a field `" + letter + "` already.");
    }
    List<Item> items = new ArrayList<>();
    int at = 1;
    for (String item : field.substring(1).split(separator, -1)) {
      items.add(new Item(item, offset + at));
      at += item.length() + separator.length();
    }
    return items;
  }

  private void clock(Item item, int known) {
    int plies = number(item.text(), item);
    if (clocks.size() == known) {
      throw item.problem(
          known == 0
              ? variant.name() + " has no clocks, so no plies can be told."
              : "Behind `C` there is a number for each clock of " + variant.name() + ", of which it"
                  + " has " + known + "; " + Texts.quote(item.text().strip())
                  + " is one too many.");
    }
    clocks.add(plies);
  }

  private static int number(String digits, Item item) {
    if (!digits.strip().matches("[0-9]{1,6}")) {
      throw item.problem(Texts.quote(digits) + " is not a number of plies.");
    }
    return Integer.parseInt(digits.strip());
  }

  private void repetition(Item item) {
    int equals = item.text().indexOf('=');
    if (equals < 0) {
      throw item.problem(
          Texts.quote(item.text()) + " is not a position with how often it has stood.");
    }
    int times = number(item.text().substring(0, equals), item);
    if (times == 0 || times > MOST_TIMES) {
      throw item.problem("No position stands " + times + " times.");
    }
    String fen = item.text().substring(equals + 1).replace('/', ':');
    if (stood.putIfAbsent(position(fen, item.offset() + equals + 1), times) != null) {
      throw item.problem("The position " + Texts.quote(fen) + " is counted already.");
    }
  }

  private Position position(String fen, int offset) {
    try {
      return variant.position(Fen.read(variant.board(), fen));
    } catch (FenException inItsOwnText) {
      throw inItsOwnText.movedBy(offset);
    }
  }

  private Square square(Item item) {
    String name = item.text().strip();
    return variant
        .board()
        .find(name)
        .or(() -> NamingStyles.other(variant.board())
            .find(name)
            .map(named -> variant.board().square(named.index())))
        .orElseThrow(
            () -> item.problem(Texts.quote(item.text()) + " is not a square of this board."));
  }

  private List<Square> clickable(Position position) {
    try {
      return MoveBuilder.of(position, clicked).clicked();
    } catch (IllegalArgumentException e) {
      throw new Item("", clicks).problem("The half-made move is none: " + e.getMessage());
    }
  }
}
