// EXPECT: reject; UNSANDBOXED: canary; a helper that calls the script
def call() { new File('CANARY_PATH').createNewFile() }
def script = this
script()
