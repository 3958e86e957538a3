// EXPECT: reject; UNSANDBOXED: none; a list that spreads itself twice, thirty times
def l = [1]
for (i in 1..30) { l = [*l, *l] }
