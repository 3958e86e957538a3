// EXPECT: reject; UNSANDBOXED: canary; a thread by the GDK
Thread.startDaemon { new File('CANARY_PATH').createNewFile() }.join()
