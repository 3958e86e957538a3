// EXPECT: reject; UNSANDBOXED: none; ServiceLoader
void attack(PositionView pos, int from, MoveSink out) {
  ServiceLoader.load(javax.script.ScriptEngineFactory).iterator()
}
attack(position, 0, moves)
