// EXPECT: reject; UNSANDBOXED: canary; ScriptBytecodeAdapter.castToType (Jenkins SECURITY-1353)
void attack(PositionView pos, int from, MoveSink out) {
  org.codehaus.groovy.runtime.ScriptBytecodeAdapter.castToType(['CANARY_PATH'], File).createNewFile()
}
attack(position, 0, moves)
