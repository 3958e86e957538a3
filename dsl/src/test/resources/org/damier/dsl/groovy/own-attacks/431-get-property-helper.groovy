// EXPECT: reject; UNSANDBOXED: canary; a helper that answers for every property
Object getProperty(String name) { new File('CANARY_PATH').createNewFile(); null }
def x = this.anything
