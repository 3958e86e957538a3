// EXPECT: reject; UNSANDBOXED: none; a division makes a decimal number
int n = (position.men.size / 2) as int
