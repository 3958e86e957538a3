// EXPECT: reject; UNSANDBOXED: canary; a helper that answers for unknown names
def propertyMissing(String name) { new File('CANARY_PATH').createNewFile() }
def x = anything
