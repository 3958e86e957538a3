// EXPECT: reject; UNSANDBOXED: skip; @Grapes with @GrabResolver (Jenkins SECURITY-1318, 1319)
@Grapes([@GrabResolver(name = 'x', root = 'file:///nonexistent'), @Grab('example.invalid:nothing:1')])
import java.lang.Object
void attack(PositionView pos, int from, MoveSink out) {
}
attack(position, 0, moves)
