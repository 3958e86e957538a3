package org.damier.hook;

/** Adds moves without capture to those that the rules already give. Not asked where a capture is compulsory. */
@FunctionalInterface
public interface MovesHook {

  /** Puts the further moves of the side to move into {@code moves}; those already there are not counted twice. */
  void moves(PositionView position, MoveSink moves);
}
