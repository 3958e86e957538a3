package org.damier.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.board.Hexes;
import org.damier.board.Lines;
import org.damier.board.Square;

/**
 * Where the squares of a board stand in a picture of it, White at the bottom: rows from the top, each a list of places
 * from the left. Rectangles have a place for what is not played on too; hexes lie as they touch each other.
 */
final class Picture {

  private static final String LINES = "-|/\\X";

  private final Board board;
  private final List<List<Place>> rows;

  /** A place and how many widths of a square it stands from the left edge. */
  record Place(Optional<Square> square, int x) {}

  private Picture(Board board, List<List<Place>> rows) {
    this.board = board;
    this.rows = rows;
  }

  static Picture of(Board board) {
    return new Picture(board, board.shape() instanceof Colouring ? grid(board) : scattered(board));
  }

  private static List<List<Place>> grid(Board board) {
    List<List<Place>> rows = new ArrayList<>();
    for (int row = board.rows() - 1; row >= 0; row--) {
      List<Place> places = new ArrayList<>();
      for (int column = 0; column < board.columns(); column++) {
        places.add(new Place(board.at(column, row), column));
      }
      rows.add(places);
    }
    return rows;
  }

  private static List<List<Place>> scattered(Board board) {
    Map<Integer, List<Square>> byHeight = new TreeMap<>(Collections.reverseOrder());
    int left =
        board.squares().stream().mapToInt(square -> x(board, square)).min().orElseThrow();
    for (Square square : board.squares()) {
      byHeight.computeIfAbsent(y(board, square), height -> new ArrayList<>()).add(square);
    }
    return byHeight.values().stream()
        .map(row -> row.stream()
            .map(square -> new Place(Optional.of(square), x(board, square) - left))
            .sorted(Comparator.comparingInt(Place::x))
            .toList())
        .toList();
  }

  /** Hexes stand on a corner where the line between both files leads straight ahead, else on a side. */
  private static int x(Board board, Square square) {
    if (!(board.shape() instanceof Hexes)) {
      return square.column();
    }
    return standsOnCorner(board)
        ? square.column() - square.row()
        : 2 * square.column() - square.row();
  }

  private static int y(Board board, Square square) {
    return standsOnCorner(board) ? square.column() + square.row() : square.row();
  }

  private static boolean standsOnCorner(Board board) {
    return board.shape() instanceof Hexes && board.forward().contains(Direction.EAST);
  }

  List<List<Place>> rows() {
    return rows;
  }

  /** Whether the character only joins points, and so stands for no place. */
  boolean isLine(char character) {
    return board.shape() instanceof Lines && LINES.indexOf(character) >= 0;
  }

  /** One row as a line of text, each place being given {@code width} columns and one blank between. */
  String line(List<Place> row, int width, Function<Optional<Square>, String> text) {
    StringBuilder line = new StringBuilder();
    for (Place place : row) {
      String shown = text.apply(place.square());
      int end = place.x() * (width + gap()) + width;
      String before = " ".repeat(Math.max(0, end - shown.length() - line.length()));
      line.append(isJoinedToTheLeft(place) ? before.replace(' ', '-') : before).append(shown);
    }
    return line.toString();
  }

  /** Points are drawn farther apart, to leave room for the lines between them. */
  private int gap() {
    return board.shape() instanceof Lines ? 3 : 1;
  }

  private boolean isJoinedToTheLeft(Place place) {
    return board.shape() instanceof Lines
        && place.square().flatMap(square -> board.next(square, Direction.WEST)).isPresent();
  }

  /** The lines of text that join a row of points to the next below; empty where nothing does. */
  Optional<String> joints(List<Place> row, int width) {
    if (!(board.shape() instanceof Lines)) {
      return Optional.empty();
    }
    Map<Integer, Character> joints = new TreeMap<>();
    for (Place place : row) {
      Square square = place.square().orElseThrow();
      int at = place.x() * (width + gap()) + width - 1;
      int half = (width + gap()) / 2;
      board.next(square, Direction.SOUTH).ifPresent(next -> joints.put(at, '|'));
      board.next(square, Direction.SOUTH_EAST).ifPresent(next -> joints.put(at + half, '\\'));
      board
          .next(square, Direction.SOUTH_WEST)
          .ifPresent(next -> joints.merge(at - half, '/', (there, slash) -> 'X'));
    }
    return joints.isEmpty() ? Optional.empty() : Optional.of(spread(joints));
  }

  private static String spread(Map<Integer, Character> joints) {
    int end = joints.keySet().stream().mapToInt(Integer::intValue).max().orElseThrow();
    return IntStream.rangeClosed(0, end)
        .mapToObj(at -> String.valueOf(joints.getOrDefault(at, ' ')))
        .collect(Collectors.joining());
  }
}
