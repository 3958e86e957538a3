// EXPECT: reject; UNSANDBOXED: canary; a class of the hook's own named like an API type
class Math { static int max(int a, int b) { new File('CANARY_PATH').createNewFile(); a } }
void attack(PositionView pos, int from, MoveSink out) {
  Math.max(1, 2)
}
attack(position, 0, moves)
