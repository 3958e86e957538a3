// EXPECT: reject; UNSANDBOXED: none; a keyword written with a unicode escape
\u006eew File('CANARY_PATH').createNewFile()
