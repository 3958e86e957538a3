package org.damier;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How often each position of a game has stood. Immutable; adding a position copies only the path to it, so that a game of
 * any length, and every game branching off it, can keep its own.
 */
final class Repetitions {

  /** No position has stood yet. */
  static final Repetitions NONE = new Repetitions(new Leaf(0, Map.of()));

  private final Node root;

  private Repetitions(Node root) {
    this.root = root;
  }

  /** These, and the position once more. */
  Repetitions with(Position position) {
    return new Repetitions(root.with(position, position.hash(), 0));
  }

  /** How often the position has stood. */
  int of(Position position) {
    return root.of(position, position.hash(), 0);
  }

  /** These positions, so often each. */
  static Repetitions of(Map<Position, Integer> stood) {
    Repetitions all = NONE;
    for (Map.Entry<Position, Integer> entry : stood.entrySet()) {
      for (int time = 0; time < entry.getValue(); time++) {
        all = all.with(entry.getKey());
      }
    }
    return all;
  }

  /** How often each has stood. */
  Map<Position, Integer> all() {
    Map<Position, Integer> stood = new HashMap<>();
    root.addTo(stood);
    return stood;
  }

  /** A node of a binary tree in which a position's hash shows the way, its lowest bit first. */
  private sealed interface Node {
    Node with(Position position, long hash, int depth);

    int of(Position position, long hash, int depth);

    void addTo(Map<Position, Integer> stood);
  }

  /** All positions of one hash; more than one only if their hashes collide. */
  private record Leaf(long hash, Map<Position, Integer> counts) implements Node {

    @Override
    public Node with(Position position, long newHash, int depth) {
      if (!counts.isEmpty() && newHash != hash) {
        return Fork.above(this, depth).with(position, newHash, depth);
      }
      Map<Position, Integer> more = new HashMap<>(counts);
      more.merge(position, 1, Integer::sum);
      return new Leaf(newHash, Map.copyOf(more));
    }

    @Override
    public int of(Position position, long soughtHash, int depth) {
      return Optional.ofNullable(counts.get(position)).orElse(0);
    }

    @Override
    public void addTo(Map<Position, Integer> stood) {
      stood.putAll(counts);
    }
  }

  private record Fork(Node zero, Node one) implements Node {

    static Fork above(Leaf leaf, int depth) {
      Node none = NONE.root;
      return isOne(leaf.hash(), depth) ? new Fork(none, leaf) : new Fork(leaf, none);
    }

    @Override
    public Node with(Position position, long hash, int depth) {
      return isOne(hash, depth)
          ? new Fork(zero, one.with(position, hash, depth + 1))
          : new Fork(zero.with(position, hash, depth + 1), one);
    }

    @Override
    public int of(Position position, long hash, int depth) {
      return (isOne(hash, depth) ? one : zero).of(position, hash, depth + 1);
    }

    @Override
    public void addTo(Map<Position, Integer> stood) {
      zero.addTo(stood);
      one.addTo(stood);
    }

    private static boolean isOne(long hash, int depth) {
      return (hash >>> depth & 1) != 0;
    }
  }
}
