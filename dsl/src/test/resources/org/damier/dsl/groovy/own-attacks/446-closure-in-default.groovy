// EXPECT: reject; UNSANDBOXED: canary; a default value that is a closure run at once
int h(int a, boolean b = { new File('CANARY_PATH').createNewFile() }()) { a }
h(1)
