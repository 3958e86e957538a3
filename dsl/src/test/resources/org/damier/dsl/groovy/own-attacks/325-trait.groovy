// EXPECT: reject; UNSANDBOXED: canary; a trait
trait Bait { void go() { new File('CANARY_PATH').createNewFile() } }
class Fish implements Bait { }
new Fish().go()
