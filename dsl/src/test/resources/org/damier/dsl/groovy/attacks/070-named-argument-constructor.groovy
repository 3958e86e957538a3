// EXPECT: reject; UNSANDBOXED: canary; named-argument constructor sets properties (Jenkins SECURITY-3016)
class Bait { File f }
void attack(PositionView pos, int from, MoveSink out) {
  new Bait(f: ['CANARY_PATH']).f.createNewFile()
}
attack(position, 0, moves)
