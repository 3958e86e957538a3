// EXPECT: reject; UNSANDBOXED: canary; the elvis assignment evaluates its right side
def f = null
f ?= new File('CANARY_PATH').createNewFile()
