package org.damier.pdn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One game of a file, as it is written. An immutable value; what its moves mean is for a {@link Replay} to say.
 *
 * @param number the game's place in its file, 1 being the first
 * @param line the line in which it begins, 1 being the first; 0 if it comes from no file
 * @param tags its tags in order, known or not
 * @param moves its moves, and at their end the result if one stands there
 * @param problems what could not be read; the rest has been
 */
public record PdnGame(
    int number, int line, List<Tag> tags, PdnLine moves, List<PdnProblem> problems) {

  public PdnGame {
    tags = List.copyOf(tags);
    problems = List.copyOf(problems);
  }

  /** The value of the first tag of this name, whatever its case; empty if there is none. */
  public Optional<String> tag(String name) {
    return tags.stream().filter(tag -> tag.isCalled(name)).map(Tag::value).findFirst();
  }

  /** What the tag {@code GameType} says; empty if there is none or it is not a game type. */
  public Optional<GameType> gameType() {
    return tag(Tag.GAME_TYPE).flatMap(GameType::read);
  }

  /** The result at the end of the moves, else the one of the tag {@code Result}; empty if neither is one. */
  public Optional<String> result() {
    return moves.result().or(() -> tag(Tag.RESULT).flatMap(Results::canonical));
  }

  /** This game with a tag set, in place of those of its name or behind the others. */
  public PdnGame withTag(String name, String value) {
    List<Tag> changed = new ArrayList<>();
    boolean placed = false;
    for (Tag tag : tags) {
      if (!tag.isCalled(name)) {
        changed.add(tag);
      } else if (!placed) {
        changed.add(new Tag(tag.name(), value));
        placed = true;
      }
    }
    if (!placed) {
      changed.add(new Tag(name, value));
    }
    return new PdnGame(number, line, changed, moves, problems);
  }

  /** Whether nothing of it could be read: it has neither tags nor moves, but problems. */
  public boolean isUnreadable() {
    return tags.isEmpty() && moves.moves().isEmpty() && !problems.isEmpty();
  }

  /** This game with one problem in place of its own. */
  PdnGame withProblem(PdnProblem problem) {
    return new PdnGame(number, line, tags, moves, List.of(problem));
  }

  /** This game with other moves. */
  PdnGame withMoves(PdnLine newMoves) {
    return new PdnGame(number, line, tags, newMoves, problems);
  }
}
