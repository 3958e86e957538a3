// EXPECT: reject; UNSANDBOXED: canary; an assertion and its message
try { assert false : new File('CANARY_PATH').createNewFile() } catch (Throwable t) { }
