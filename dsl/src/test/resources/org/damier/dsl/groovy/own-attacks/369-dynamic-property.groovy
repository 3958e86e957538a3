// EXPECT: reject; UNSANDBOXED: canary; a computed property name
def p = 'ab' + 'solutePath'
new File('CANARY_PATH').createNewFile()
new File('x')."$p"
