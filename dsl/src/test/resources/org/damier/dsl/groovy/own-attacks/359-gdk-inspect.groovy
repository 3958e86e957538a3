// EXPECT: reject; UNSANDBOXED: none; the GDK inspects
def s = position.inspect()
moves.add(1, 2)
