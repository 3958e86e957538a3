// EXPECT: reject; UNSANDBOXED: none; sleeping without a sleep
java.util.concurrent.locks.LockSupport.parkNanos(10000000000L)
