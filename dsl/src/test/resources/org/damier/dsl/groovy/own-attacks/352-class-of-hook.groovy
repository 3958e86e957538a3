// EXPECT: reject; UNSANDBOXED: none; the hook's own class by name
def c = Hook.class
moves.add(1, 2)
