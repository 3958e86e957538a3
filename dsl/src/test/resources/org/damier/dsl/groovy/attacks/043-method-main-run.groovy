// EXPECT: reject; UNSANDBOXED: none; defines run() and main(), which the host may call by mistake
def run() { new File('CANARY_PATH').createNewFile() }
void attack(PositionView pos, int from, MoveSink out) {
}
attack(position, 0, moves)
