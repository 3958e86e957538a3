// EXPECT: reject; UNSANDBOXED: none; a regular expression that backtracks for ever
def m = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' =~ '(a+)+b'
m.find()
