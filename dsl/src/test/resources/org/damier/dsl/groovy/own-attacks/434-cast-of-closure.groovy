// EXPECT: reject; UNSANDBOXED: canary; a closure cast to an interface
((java.util.concurrent.Callable) { new File('CANARY_PATH').createNewFile() }).call()
