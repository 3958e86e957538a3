// EXPECT: budget; UNSANDBOXED: none; twenty helpers, each of which calls the next twice
moves.add(h0(), 2)
int h0() { h1() + h1() }
int h1() { h2() + h2() }
int h2() { h3() + h3() }
int h3() { h4() + h4() }
int h4() { h5() + h5() }
int h5() { h6() + h6() }
int h6() { h7() + h7() }
int h7() { h8() + h8() }
int h8() { h9() + h9() }
int h9() { h10() + h10() }
int h10() { h11() + h11() }
int h11() { h12() + h12() }
int h12() { h13() + h13() }
int h13() { h14() + h14() }
int h14() { h15() + h15() }
int h15() { h16() + h16() }
int h16() { h17() + h17() }
int h17() { h18() + h18() }
int h18() { h19() + h19() }
int h19() { h20() + h20() }
int h20() { 1 }
