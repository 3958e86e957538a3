// EXPECT: reject; UNSANDBOXED: canary; an exception of the script
class Loud extends RuntimeException { Loud() { new File('CANARY_PATH').createNewFile() } }
try { throw new Loud() } catch (Loud l) { }
