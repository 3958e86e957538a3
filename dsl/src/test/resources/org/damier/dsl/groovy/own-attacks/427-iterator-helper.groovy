// EXPECT: reject; UNSANDBOXED: canary; a helper that makes the script a collection
def iterator() { new File('CANARY_PATH').createNewFile(); [].iterator() }
for (x in this) { }
