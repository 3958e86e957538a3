// EXPECT: reject; UNSANDBOXED: none; operators on bits
moves.add(~1 ^ 3, 1 >>> 1)
