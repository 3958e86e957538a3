package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Clause.SideZone;
import org.damier.dsl.syntax.Squares;
import org.damier.rules.Zone;

/** Reads squares that are given side by side: {@code white a8-h8, black rotated}. */
final class SideZones {

  private final Board board;
  private final Mistakes mistakes;

  SideZones(Board board, Mistakes mistakes) {
    this.board = board;
    this.mistakes = mistakes;
  }

  /** The zone of these squares; empty if a side has none, which is reported. */
  Optional<Zone> read(String name, List<SideZone> zones, Span whole) {
    Optional<SideZone> white = zoneOf(Side.WHITE, zones);
    Optional<SideZone> black = zoneOf(Side.BLACK, zones);
    if (white.isEmpty() || black.isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          whole,
          "Squares are given for one side only.",
          "Add `, " + (white.isEmpty() ? "white" : "black") + " rotated`, or the squares.");
      return Optional.empty();
    }
    if (white.get().squares() instanceof Squares.Image
        && black.get().squares() instanceof Squares.Image) {
      mistakes.add(
          Code.IMAGE_OF_IMAGE,
          black.get().span(),
          "Each side's squares are the image of the other's, so neither has any.",
          "List the squares of one side.");
      return Optional.empty();
    }
    SquareSet whites = squares(white.get(), SquareSet.EMPTY);
    SquareSet blacks = squares(black.get(), whites);
    return Optional.of(new Zone(name, squares(white.get(), blacks), blacks));
  }

  private Optional<SideZone> zoneOf(Side side, List<SideZone> zones) {
    List<SideZone> said = zones.stream().filter(zone -> zone.side() == side).toList();
    said.stream()
        .skip(1)
        .forEach(again -> mistakes.add(
            Code.REPEATED_PART,
            again.span(),
            "This has been said in the same clause already.",
            "Keep one of the two."));
    return said.stream().findFirst();
  }

  private SquareSet squares(SideZone zone, SquareSet other) {
    SquareLists lists = new SquareLists(board, mistakes);
    return zone.squares() instanceof Squares.Image image
        ? SquareSet.of(lists.image(image, other))
        : lists.set((Squares.Listed) zone.squares(), zone.side());
  }
}
