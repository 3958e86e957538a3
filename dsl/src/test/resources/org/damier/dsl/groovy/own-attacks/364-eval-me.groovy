// EXPECT: reject; UNSANDBOXED: canary; Eval
Eval.me("new File('CANARY_PATH').createNewFile()")
