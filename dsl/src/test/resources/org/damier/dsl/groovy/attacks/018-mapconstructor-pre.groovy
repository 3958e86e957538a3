// EXPECT: reject; UNSANDBOXED: canary; closures in @MapConstructor become constructor code
@groovy.transform.MapConstructor(pre = { new File('CANARY_PATH').createNewFile() })
class Bait { int x }
void attack(PositionView pos, int from, MoveSink out) {
  new Bait(x: 1)
}
attack(position, 0, moves)
