// EXPECT: reject; UNSANDBOXED: none; the spaceship operator
def n = 1 <=> 2
moves.add(n, 2)
