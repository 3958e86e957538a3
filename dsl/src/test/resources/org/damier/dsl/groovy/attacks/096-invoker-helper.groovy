// EXPECT: reject; UNSANDBOXED: canary; Groovy runtime helper by full name
void attack(PositionView pos, int from, MoveSink out) {
  org.codehaus.groovy.runtime.InvokerHelper.invokeConstructorOf(File, 'CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
