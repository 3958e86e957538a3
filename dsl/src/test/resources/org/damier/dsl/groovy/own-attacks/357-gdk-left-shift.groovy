// EXPECT: reject; UNSANDBOXED: canary; the GDK's left shift
new File('CANARY_PATH') << 'x'
