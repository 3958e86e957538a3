// EXPECT: reject; UNSANDBOXED: canary; a pointer to a method of the script itself
def run = this.&evaluate
run("new File('CANARY_PATH').createNewFile()")
