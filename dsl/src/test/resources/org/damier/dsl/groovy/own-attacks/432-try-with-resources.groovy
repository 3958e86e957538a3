// EXPECT: reject; UNSANDBOXED: canary; what is closed behind a try
try (java.io.Closeable c = { new File('CANARY_PATH').createNewFile() } as java.io.Closeable) { }
