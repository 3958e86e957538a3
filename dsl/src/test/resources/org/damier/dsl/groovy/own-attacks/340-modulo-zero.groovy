// EXPECT: contained; UNSANDBOXED: none; a failure in the middle of a call
int n = position.men.size - position.men.size
int m = 5 % n
