package org.damier.pdn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.Game;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.notation.Fen;
import org.damier.notation.GameFen;

/** Games of this program as games of a file. */
public final class PdnGames {

  private PdnGames() {}

  /**
   * The game as it is written. Behind the tags given come those that tell variant, start and result, unless they are
   * given; a game that has not ended has the result {@code *}.
   */
  public static PdnGame of(Game game, List<Tag> tags) {
    Position start = game.start();
    String result = Results.of(game.outcome());
    PdnLine line = new PdnLine(
        1,
        start.sideToMove() != start.variant().rules().first(),
        List.of(),
        texts(game),
        Optional.of(result));
    PdnGame written = new PdnGame(1, 0, tags, line, List.of());
    Optional<GameType> type = GameType.of(start.variant());
    written = type.isPresent()
        ? withMissing(written, Tag.GAME_TYPE, type.get().toString())
        : withMissing(written, Tag.VARIANT, start.variant().name());
    written = withMissing(written, Tag.RESULT, result);
    String begun = new GameFen(game.beginning()).write();
    if (!begun.equals(Fen.write(start.variant().start()))) {
      written = withMissing(written, Tag.SET_UP, "1");
      written = withMissing(written, Tag.FEN, begun);
    }
    return written;
  }

  private static List<PdnMove> texts(Game game) {
    List<PdnMove> texts = new ArrayList<>();
    List<Position> positions = game.positions();
    List<Move> moves = game.moves();
    for (int ply = 0; ply < moves.size(); ply++) {
      texts.add(PdnMove.of(MoveWords.of(positions.get(ply), moves.get(ply))));
    }
    return texts;
  }

  private static PdnGame withMissing(PdnGame game, String name, String value) {
    return game.tag(name).isPresent() ? game : game.withTag(name, value);
  }
}
