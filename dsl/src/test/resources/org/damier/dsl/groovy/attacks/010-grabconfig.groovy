// EXPECT: reject; UNSANDBOXED: skip; @GrabConfig(systemClassLoader=true)
@GrabConfig(systemClassLoader = true)
import java.lang.Object
void attack(PositionView pos, int from, MoveSink out) {
}
attack(position, 0, moves)
