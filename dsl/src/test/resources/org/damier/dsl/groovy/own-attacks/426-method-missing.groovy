// EXPECT: reject; UNSANDBOXED: canary; a helper that answers for unknown methods
def methodMissing(String name, arguments) { new File('CANARY_PATH').createNewFile() }
anything(1)
