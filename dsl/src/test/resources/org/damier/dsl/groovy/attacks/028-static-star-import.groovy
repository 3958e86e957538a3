// EXPECT: reject; UNSANDBOXED: canary; static star import
import static java.nio.file.Files.*
void attack(PositionView pos, int from, MoveSink out) {
  createFile(java.nio.file.Path.of('CANARY_PATH'))
}
attack(position, 0, moves)
