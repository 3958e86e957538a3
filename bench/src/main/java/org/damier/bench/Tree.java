package org.damier.bench;

import java.util.List;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.notation.Fen;

/**
 * A tree of moves to walk.
 *
 * @param game a name of the catalogue
 * @param name of the position, within the game
 * @param position in Forsyth-Edwards notation, or {@code start}
 * @param depth in plies, for about a second by hand
 * @param sliceDepth in plies, for some milliseconds by hand
 */
record Tree(String game, String name, String position, int depth, int sliceDepth) {

  private static final String START = "start";

  private static final String ROWS_OF_MEN_ON_50 =
      "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50"
          + ":B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";

  private static final String TRAPEZOIDS_OF_MEN =
      "W:Wa1,b1,c1,d1,e1,f1,g1,h1,b2,c2,d2,e2,f2,g2,c3,d3,e3,f3"
          + ":Ba8,b8,c8,d8,e8,f8,g8,h8,b7,c7,d7,e7,f7,g7,c6,d6,e6,f6";

  static final List<Tree> ALL = List.of(
      new Tree("international", "start", ROWS_OF_MEN_ON_50, 8, 7),
      new Tree(
          "international",
          "few kings",
          "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46",
          7,
          5),
      new Tree(
          "international",
          "captures",
          "W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38",
          13,
          11),
      new Tree(
          "international",
          "kings",
          "W:WK31,K32,K33,K34,K35,K36,K37,K38,K39,K40,K41,K42,K43,K44,K45,K46,K47,K48,K49,K50"
              + ":BK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12,K13,K14,K15,K16,K17,K18,K19,K20",
          9,
          7),
      new Tree("international", "promotion", "W:W6,7,8,9,10:B41,42,43,44,45", 7, 5),
      new Tree(
          "international",
          "one king",
          "W:WK2:B7,8,K13,14,K19,20,21,22,K23,24,28,K31,34,43,44",
          9,
          7),
      new Tree("dameo", "start", TRAPEZOIDS_OF_MEN, 5, 4),
      new Tree("dameo", "kings", "B:Wc7,Ke7,g7,Kf6,b5,f5,c4,d4,Kf4,Kg4,c3,f3,d2:BKe6", 6, 5),
      new Tree("ghanaian", "start", START, 8, 7),
      new Tree("croda", "start", START, 5, 4),
      new Tree("croda", "kings", "B:Wc7,Ke7,g7,Kf6,b5,f5,c4,d4,Kf4,Kg4,c3,f3,d2:BKe6", 6, 5),
      new Tree("turkish", "start", START, 6, 5),
      new Tree(
          "turkish",
          "captures",
          "B:Wf4,a3,g3,a2,b2,d2,f2,h2:Ba7,b7,e7,f7,g7,h7,a6,b6,f6,h4,Kh1",
          6,
          5),
      new Tree("frisian", "start", START, 9, 7),
      new Tree("russian", "start", START, 10, 8),
      new Tree("russian", "kings", "B:WK5,22,25,26,27,31,32:B6,21", 8, 6),
      new Tree("italian", "start", START, 10, 8),
      new Tree("italian", "kings", "W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4", 8, 6),
      new Tree("canadian", "start", START, 8, 6),
      new Tree(
          "canadian",
          "king",
          "B:W32,37,38,45,46,55,56,62,63,66:B2,3,5,6,7,8,9,11,13,16,18,19,21,22,25,27,30,47,K72",
          8,
          6),
      new Tree("canadian", "kings", "W:WK38-54:BK1-18", 5, 3),
      new Tree("dameo-10x10", "start", START, 4, 3));

  /** The tree of that label. */
  static Tree of(String label) {
    return ALL.stream()
        .filter(tree -> tree.label().equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no tree " + label));
  }

  /** Reads a position; {@code start} is that of the variant. */
  static Setup setup(Variant variant, String position) {
    if (position.equals(START)) {
      Position start = variant.start();
      return new Setup(start.placement(), start.sideToMove());
    }
    return Fen.read(variant.board(), position);
  }

  String label() {
    return game + " " + name;
  }
}
