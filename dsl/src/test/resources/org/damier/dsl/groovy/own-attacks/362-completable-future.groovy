// EXPECT: reject; UNSANDBOXED: canary; a thread by the JDK
java.util.concurrent.CompletableFuture.runAsync { new File('CANARY_PATH').createNewFile() }.get()
