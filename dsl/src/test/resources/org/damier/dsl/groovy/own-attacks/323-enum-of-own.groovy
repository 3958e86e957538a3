// EXPECT: reject; UNSANDBOXED: canary; an enum of the hook's own
enum Bait { ONE; void go() { new File('CANARY_PATH').createNewFile() } }
Bait.ONE.go()
