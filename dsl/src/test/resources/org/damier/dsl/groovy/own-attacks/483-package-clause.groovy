// EXPECT: reject; UNSANDBOXED: none; a package of ours
package org.damier.hook
moves.add(1, 2)
