// EXPECT: reject; UNSANDBOXED: none; a helper with a type parameter
def <T> T h(T t) { t }
moves.add(h(1), 2)
