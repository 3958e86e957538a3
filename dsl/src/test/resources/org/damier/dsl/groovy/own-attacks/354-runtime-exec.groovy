// EXPECT: reject; UNSANDBOXED: canary; a process by another way
Runtime.runtime.exec(['touch', 'CANARY_PATH'] as String[]).waitFor()
