// EXPECT: budget; UNSANDBOXED: runaway; a counting loop whose body takes back the count
for (int i = 0; i < 2; i++) { i = 0 }
