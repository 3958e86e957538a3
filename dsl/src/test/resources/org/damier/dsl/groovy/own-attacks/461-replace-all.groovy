// EXPECT: reject; UNSANDBOXED: none; a regular expression by the back door
def s = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab'.replaceAll('(a+)+c', 'b')
