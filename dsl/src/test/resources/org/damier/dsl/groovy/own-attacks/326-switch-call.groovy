// EXPECT: reject; UNSANDBOXED: canary; a switch asks its cases through isCase
switch (1) { case { new File('CANARY_PATH').createNewFile() }: break }
