// EXPECT: reject; UNSANDBOXED: canary; an interface with a static field
interface Hidden { boolean MADE = new File('CANARY_PATH').createNewFile() }
def made = Hidden.MADE
