// EXPECT: reject; UNSANDBOXED: canary; a class in a class with a static block
class Outer { static class Inner { static { new File('CANARY_PATH').createNewFile() }; static int n = 1 } }
def n = Outer.Inner.n
