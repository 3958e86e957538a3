// EXPECT: reject; UNSANDBOXED: none; the GDK shows fields
def s = position.dump()
moves.add(1, 2)
