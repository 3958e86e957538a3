// EXPECT: reject; UNSANDBOXED: canary; a class made from text
new GroovyClassLoader().parseClass("class X { X() { new File('CANARY_PATH').createNewFile() } }").getDeclaredConstructor().newInstance()
