// EXPECT: reject; UNSANDBOXED: none; a call without parentheses
println 1
