// EXPECT: reject; UNSANDBOXED: mutates; ExpandoMetaClass changes Integer for the whole JVM
void attack(PositionView pos, int from, MoveSink out) {
  Integer.metaClass.hookWasHere = { -> true }
}
attack(position, 0, moves)
