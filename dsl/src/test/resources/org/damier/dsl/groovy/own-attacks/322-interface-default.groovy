// EXPECT: reject; UNSANDBOXED: canary; an interface with a default method
interface Bait { default void go() { new File('CANARY_PATH').createNewFile() } }
class Fish implements Bait { }
new Fish().go()
