// EXPECT: reject; UNSANDBOXED: none; the hash of a constant differs from run to run
if (WHITE.hashCode() % 2 == 0) moves.add(1, 2)
