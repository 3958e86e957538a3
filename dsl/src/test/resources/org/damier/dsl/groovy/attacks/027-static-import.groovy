// EXPECT: reject; UNSANDBOXED: canary; static import
import static java.nio.file.Files.createFile
import static java.nio.file.Path.of
void attack(PositionView pos, int from, MoveSink out) {
  createFile(of('CANARY_PATH'))
}
attack(position, 0, moves)
