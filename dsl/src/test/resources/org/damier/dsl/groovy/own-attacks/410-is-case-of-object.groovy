// EXPECT: reject; UNSANDBOXED: canary; switch asks the case, which is an object of the script
switch (1) {
  case new Object() { boolean isCase(Object x) { new File('CANARY_PATH').createNewFile() } }: break
}
