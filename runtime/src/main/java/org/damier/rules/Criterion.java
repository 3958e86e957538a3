package org.damier.rules;

import java.util.List;
import org.damier.board.Rank;

/**
 * One way of comparing finished captures: the higher score is the better. All criteria stand in this file; the language
 * and the generators know them through it only.
 */
public sealed interface Criterion {

  /** How the language spells it after {@code majority}. */
  String words();

  /** What a player is told whose capture falls short of it: "another capture …". */
  String shortfall();

  /**
   * The capture's score.
   *
   * @param capturer rank of the capturing piece when its move began
   * @param captured ranks of the captured pieces in the order of the jumps
   */
  long score(Rank capturer, List<Rank> captured);

  /** Whether the order of the jumps matters to the score. */
  default boolean dependsOnOrder() {
    return false;
  }

  /** The criteria that need no numbers. */
  enum Tally implements Criterion {
    MOST_PIECES("most pieces", "takes more pieces") {
      @Override
      public long score(Rank capturer, List<Rank> captured) {
        return captured.size();
      }
    },
    BY_KING("by king", "is made by a king") {
      @Override
      public long score(Rank capturer, List<Rank> captured) {
        return capturer == Rank.KING ? 1 : 0;
      }
    },
    MOST_KINGS("most kings", "takes more kings") {
      @Override
      public long score(Rank capturer, List<Rank> captured) {
        return captured.stream().filter(rank -> rank == Rank.KING).count();
      }
    },
    /** Compares the places of all captured kings in the sequence of jumps, the first difference deciding. */
    KING_SOONEST("king soonest", "takes a king sooner") {
      @Override
      public long score(Rank capturer, List<Rank> captured) {
        // One bit a jump, the first jump highest: the larger number has a king at the first
        // difference.
        long score = 0;
        for (int jump = 0; jump < captured.size(); jump++) {
          score |= captured.get(jump) == Rank.KING ? 1L << (62 - jump) : 0;
        }
        return score;
      }

      @Override
      public boolean dependsOnOrder() {
        return true;
      }
    };

    private final String words;
    private final String shortfall;

    Tally(String words, String shortfall) {
      this.words = words;
      this.shortfall = shortfall;
    }

    @Override
    public String words() {
      return words;
    }

    @Override
    public String shortfall() {
      return shortfall;
    }
  }

  /** The sum of what the captured pieces are worth. */
  record Value(int man, int king) implements Criterion {
    @Override
    public String words() {
      return "value man " + man + ", king " + king;
    }

    @Override
    public String shortfall() {
      return "is worth more";
    }

    @Override
    public long score(Rank capturer, List<Rank> captured) {
      return captured.stream().mapToLong(rank -> rank == Rank.KING ? king : man).sum();
    }
  }
}
