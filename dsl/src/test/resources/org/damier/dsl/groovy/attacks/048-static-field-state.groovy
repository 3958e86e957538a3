// EXPECT: reject; UNSANDBOXED: state; static field of a helper class keeps state
class Memo { static int n = 0 }
void attack(PositionView pos, int from, MoveSink out) {
  Memo.n++
  out.add(Memo.n, Memo.n)
}
attack(position, 0, moves)
