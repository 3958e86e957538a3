// EXPECT: reject; UNSANDBOXED: none; Integer.getInteger reads a system property
def n = Integer.getInteger('java.version')
moves.add(1, 2)
