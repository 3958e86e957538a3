// EXPECT: reject; UNSANDBOXED: canary; a helper that is called where a text is wanted
String toString() { new File('CANARY_PATH').createNewFile(); 'a' }
def s = 'a' + this
