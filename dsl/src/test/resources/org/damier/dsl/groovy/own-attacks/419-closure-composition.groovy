// EXPECT: reject; UNSANDBOXED: canary; two closures composed
def both = { it } >> { new File('CANARY_PATH').createNewFile() }
both(1)
