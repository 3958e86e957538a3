// EXPECT: reject; UNSANDBOXED: none; the hash of an argument that has none of its own
if (position.hashCode() % 2 == 0) moves.add(1, 2)
