// EXPECT: reject; UNSANDBOXED: none; a failure of the hook's making
throw new HookFailure('out of order')
