// EXPECT: reject; UNSANDBOXED: none; Boolean.getBoolean reads a system property
if (Boolean.getBoolean('java.home')) moves.add(1, 2)
