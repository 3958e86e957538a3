// EXPECT: reject; UNSANDBOXED: none; numbers in every other form
def a = 0x7fffffff
def b = 0b1
def c = 1_000
def d = 1g
def e = 1L
def f = 1e9
