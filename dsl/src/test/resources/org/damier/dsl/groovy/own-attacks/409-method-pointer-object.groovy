// EXPECT: reject; UNSANDBOXED: canary; a pointer to a method of an object
def make = new File('CANARY_PATH').&createNewFile
make()
