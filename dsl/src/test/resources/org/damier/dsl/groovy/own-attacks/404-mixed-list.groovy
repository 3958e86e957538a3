// EXPECT: reject; UNSANDBOXED: none; a list whose elements have nothing in common but Object
def l = [1, position]
if (l.contains(1)) moves.add(1, 2)
