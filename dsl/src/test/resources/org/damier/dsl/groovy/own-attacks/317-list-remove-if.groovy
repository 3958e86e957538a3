// EXPECT: reject; UNSANDBOXED: none; a predicate handed to a list
position.forward.removeIf { true }
