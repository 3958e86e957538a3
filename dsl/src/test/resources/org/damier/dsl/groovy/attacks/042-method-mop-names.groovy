// EXPECT: reject; UNSANDBOXED: none; defines invokeMethod/getProperty/propertyMissing, hooks into the MOP
def propertyMissing(String name) { new File('CANARY_PATH').createNewFile() }
def methodMissing(String name, Object args) { new File('CANARY_PATH').createNewFile() }
void attack(PositionView pos, int from, MoveSink out) {
  from.intValue()
}
attack(position, 0, moves)
