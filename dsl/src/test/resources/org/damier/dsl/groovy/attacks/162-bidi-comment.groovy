// EXPECT: reject; UNSANDBOXED: none; bidirectional control characters in a comment (Trojan Source)
void attack(PositionView pos, int from, MoveSink out) {
  // ‮ hidden ‬
  out.add(1, 2)
}
attack(position, 0, moves)
