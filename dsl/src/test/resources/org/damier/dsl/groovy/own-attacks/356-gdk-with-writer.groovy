// EXPECT: reject; UNSANDBOXED: canary; the GDK's writer
new File('CANARY_PATH').withWriter { it << 'x' }
