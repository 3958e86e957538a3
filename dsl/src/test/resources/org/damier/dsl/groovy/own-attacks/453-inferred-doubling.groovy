// EXPECT: contained; UNSANDBOXED: none; helpers whose types have to be inferred from one another
moves.add(1, 2)
def h0() { h1() + h1() }
def h1() { h2() + h2() }
def h2() { h3() + h3() }
def h3() { h4() + h4() }
def h4() { h5() + h5() }
def h5() { h6() + h6() }
def h6() { h7() + h7() }
def h7() { h8() + h8() }
def h8() { h9() + h9() }
def h9() { h10() + h10() }
def h10() { h11() + h11() }
def h11() { h12() + h12() }
def h12() { h13() + h13() }
def h13() { h14() + h14() }
def h14() { h15() + h15() }
def h15() { h16() + h16() }
def h16() { h17() + h17() }
def h17() { h18() + h18() }
def h18() { h19() + h19() }
def h19() { h20() + h20() }
def h20() { 1 }
