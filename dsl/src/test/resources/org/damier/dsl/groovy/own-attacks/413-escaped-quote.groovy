// EXPECT: reject; UNSANDBOXED: none; a unicode escape that ends a string
def s = 'a\u0027; new File('CANARY_PATH').createNewFile(); def t = \u0027b'
