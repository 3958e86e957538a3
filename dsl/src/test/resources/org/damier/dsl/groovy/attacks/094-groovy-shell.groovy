// EXPECT: reject; UNSANDBOXED: canary; GroovyShell
void attack(PositionView pos, int from, MoveSink out) {
  new GroovyShell().evaluate('new File("CANARY_PATH").createNewFile()')
}
attack(position, 0, moves)
