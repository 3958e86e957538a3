// EXPECT: contained; UNSANDBOXED: runaway; nested shared lists whose hash code takes 2^n steps without one step in the hook
void attack(PositionView pos, int from, MoveSink out) {
  List a = ['x', 'y']
  for (i in 1..40) { List b = []
    b << a
    b << a
    a = b }
  if (a == [1]) out.add(0, 1)
  int h = a.hashCode()
}
attack(position, 0, moves)
