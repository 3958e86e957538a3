// EXPECT: reject; UNSANDBOXED: none; identity tells copies apart
if (position.men === position.men) moves.add(1, 2)
