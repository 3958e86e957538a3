package org.damier.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Moves a whole set of squares on by one in a direction. Squares of a word that travel to the same word by the same
 * distance travel together: one mask and one rotation. Most boards need one or two such groups for a direction.
 */
final class SetStep {

  private static final int WORD = Long.SIZE;

  private final Group[] groups;

  // The commonest case, a board of one word whose squares all travel by one distance.
  private final boolean isOneGroup;
  private final long mask;
  private final int rotation;

  private SetStep(Group[] groups) {
    this.groups = groups;
    this.isOneGroup = groups.length == 1 && groups[0].from == 0 && groups[0].to == 0;
    this.mask = isOneGroup ? groups[0].mask : 0;
    this.rotation = isOneGroup ? groups[0].rotation : 0;
  }

  /** The step that takes square i to {@code targets[i]}, or off the board where that is negative. */
  static SetStep to(int[] targets) {
    List<Group> groups = new ArrayList<>();
    for (int index = 0; index < targets.length; index++) {
      int target = targets[index];
      if (target >= 0) {
        Group one = new Group(
            index / WORD, target / WORD, Math.floorMod(target - index, WORD), 1L << index);
        int known = indexOf(one, groups);
        if (known < 0) {
          groups.add(one);
        } else {
          groups.set(known, groups.get(known).and(one));
        }
      }
    }
    return new SetStep(groups.toArray(Group[]::new));
  }

  private static int indexOf(Group group, List<Group> groups) {
    for (int i = 0; i < groups.size(); i++) {
      if (groups.get(i).travelsLike(group)) {
        return i;
      }
    }
    return -1;
  }

  SquareSet of(SquareSet set) {
    if (isOneGroup) {
      return SquareSet.ofWords(Long.rotateLeft(set.word(0) & mask, rotation), 0, 0);
    }
    return ofGroups(set);
  }

  private SquareSet ofGroups(SquareSet set) {
    long low = 0;
    long middle = 0;
    long high = 0;
    for (Group group : groups) {
      long moved = Long.rotateLeft(set.word(group.from) & group.mask, group.rotation);
      switch (group.to) {
        case 0 -> low |= moved;
        case 1 -> middle |= moved;
        default -> high |= moved;
      }
    }
    return SquareSet.ofWords(low, middle, high);
  }

  /** Squares {@code mask} of word {@code from}, and where they go. */
  private record Group(int from, int to, int rotation, long mask) {

    boolean travelsLike(Group other) {
      return from == other.from && to == other.to && rotation == other.rotation;
    }

    Group and(Group other) {
      return new Group(from, to, rotation, mask | other.mask);
    }
  }
}
