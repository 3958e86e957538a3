// EXPECT: reject; UNSANDBOXED: canary; a method closure
def f = new File('CANARY_PATH').&createNewFile
f()
