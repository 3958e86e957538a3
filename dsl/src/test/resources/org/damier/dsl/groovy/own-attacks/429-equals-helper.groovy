// EXPECT: reject; UNSANDBOXED: canary; a helper that compares the script
boolean equals(Object other) { new File('CANARY_PATH').createNewFile() }
if (this == 1) moves.add(1, 2)
