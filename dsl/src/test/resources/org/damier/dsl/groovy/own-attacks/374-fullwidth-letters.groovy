// EXPECT: reject; UNSANDBOXED: none; letters of another alphabet
def ｎ = 1
moves.add(1, 2)
