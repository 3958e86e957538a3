// EXPECT: reject; UNSANDBOXED: canary; a closure as a switch case is called
void attack(PositionView pos, int from, MoveSink out) {
  switch (from) { case { new File('CANARY_PATH').createNewFile(); true }: break }
}
attack(position, 0, moves)
