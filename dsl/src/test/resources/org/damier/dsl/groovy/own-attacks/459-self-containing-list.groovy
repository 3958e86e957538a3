// EXPECT: reject; UNSANDBOXED: none; a list that holds itself has no hash
def l = []
l.add(l)
l.hashCode()
