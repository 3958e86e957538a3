// EXPECT: reject; UNSANDBOXED: canary; java.lang.invoke
void attack(PositionView pos, int from, MoveSink out) {
  java.lang.invoke.MethodHandles.lookup().findConstructor(File, java.lang.invoke.MethodType.methodType(void, String)).invokeWithArguments('CANARY_PATH').createNewFile()
}
attack(position, 0, moves)
