// EXPECT: reject; UNSANDBOXED: canary; a closure on a trampoline has no depth
def go
go = { n -> n == 0 ? new File('CANARY_PATH').createNewFile() : go.trampoline(n - 1) }.trampoline()
go(5)
