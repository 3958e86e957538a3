// EXPECT: reject; UNSANDBOXED: canary; a memoized closure
def f = { int n -> new File('CANARY_PATH').createNewFile() }.memoize()
f(1)
