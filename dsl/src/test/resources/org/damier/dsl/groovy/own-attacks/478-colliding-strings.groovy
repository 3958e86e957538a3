// EXPECT: contained; UNSANDBOXED: none; strings of one hash
def l = ['AaAaAa', 'AaAaBB', 'AaBBAa', 'AaBBBB', 'BBAaAa', 'BBAaBB', 'BBBBAa', 'BBBBBB']
int n = 0
for (i in 1..100000) { if ('BBBBBB' in l) { n++ } }
moves.add(1, 2)
