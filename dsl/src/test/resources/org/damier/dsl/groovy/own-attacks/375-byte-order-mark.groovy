// EXPECT: reject; UNSANDBOXED: none; an invisible character
﻿moves.add(1, 2)
