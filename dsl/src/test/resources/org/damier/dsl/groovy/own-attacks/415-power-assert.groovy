// EXPECT: reject; UNSANDBOXED: canary; an assertion evaluates what it asserts
try { assert [new File('CANARY_PATH').createNewFile()] == 1 } catch (Throwable t) { }
