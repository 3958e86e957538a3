// EXPECT: reject; UNSANDBOXED: none; a comment that hides lines
/* 
 */ moves.add(1, 2)
