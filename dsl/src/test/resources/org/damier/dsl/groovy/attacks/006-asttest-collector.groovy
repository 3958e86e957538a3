// EXPECT: reject; UNSANDBOXED: canary; @ASTTest hidden behind @AnnotationCollector (Jenkins SECURITY-1321)
import groovy.transform.*
@AnnotationCollector([ASTTest]) @interface Lol { }
@Lol(value = { new File('CANARY_PATH').createNewFile() })
class Bait { }
void attack(PositionView pos, int from, MoveSink out) {
}
attack(position, 0, moves)
