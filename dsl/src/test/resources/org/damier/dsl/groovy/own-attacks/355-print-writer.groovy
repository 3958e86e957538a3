// EXPECT: reject; UNSANDBOXED: canary; a writer
new PrintWriter('CANARY_PATH').close()
