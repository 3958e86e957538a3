// EXPECT: reject; UNSANDBOXED: canary; a helper that makes the script true
boolean asBoolean() { new File('CANARY_PATH').createNewFile(); true }
if (this) moves.add(1, 2)
