// EXPECT: reject; UNSANDBOXED: none; a transform that turns recursion into a loop
@groovy.transform.TailRecursive
int h(int n) { h(n + 1) }
h(1)
