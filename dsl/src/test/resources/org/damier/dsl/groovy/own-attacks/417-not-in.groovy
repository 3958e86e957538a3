// EXPECT: reject; UNSANDBOXED: canary; !in evaluates its right side
if (1 !in [new File('CANARY_PATH').createNewFile()]) moves.add(1, 2)
