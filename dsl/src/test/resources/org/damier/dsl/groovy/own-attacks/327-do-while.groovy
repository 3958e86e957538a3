// EXPECT: reject; UNSANDBOXED: runaway; do without end
do { } while (true)
