// EXPECT: reject; UNSANDBOXED: canary; a constructor reference
def make = File::new
make('CANARY_PATH').createNewFile()
