// EXPECT: reject; UNSANDBOXED: canary; a category adds a method to String
class Cat { static boolean touch(String self) { new File(self).createNewFile() } }
void attack(PositionView pos, int from, MoveSink out) {
  use(Cat) { 'CANARY_PATH'.touch() }
}
attack(position, 0, moves)
