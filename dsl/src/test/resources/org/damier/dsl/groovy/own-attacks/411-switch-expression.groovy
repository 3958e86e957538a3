// EXPECT: reject; UNSANDBOXED: canary; a switch that is an expression
def made = switch (1) {
  case 1 -> new File('CANARY_PATH').createNewFile()
  default -> 0
}
