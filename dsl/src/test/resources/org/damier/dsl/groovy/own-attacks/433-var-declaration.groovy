// EXPECT: reject; UNSANDBOXED: canary; var declares what it likes
var f = new File('CANARY_PATH')
f.createNewFile()
