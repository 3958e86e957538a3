// EXPECT: budget; UNSANDBOXED: runaway; lists made for ever
while (true) { def l = position.board().squares()
 def m = position.board().all().indexes() }
