// EXPECT: contained; UNSANDBOXED: none; an index that is not there
def d = position.forward[-1]
moves.add(position.men, d, 1)
