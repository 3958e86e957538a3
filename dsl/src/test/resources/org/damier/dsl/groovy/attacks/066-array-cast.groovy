// EXPECT: reject; UNSANDBOXED: canary; array cast coerces elements (Jenkins SECURITY-2824)
void attack(PositionView pos, int from, MoveSink out) {
  (([['CANARY_PATH']] as File[])[0]).createNewFile()
}
attack(position, 0, moves)
