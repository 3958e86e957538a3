// EXPECT: reject; UNSANDBOXED: none; reflection over an enum hands out an array
def all = Direction.values()
all[0] = NORTH
