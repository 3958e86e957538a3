// EXPECT: reject; UNSANDBOXED: canary; a class with a static initialiser
class Bait { static { new File('CANARY_PATH').createNewFile() } }
new Bait()
