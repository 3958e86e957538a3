// EXPECT: reject; UNSANDBOXED: canary; an AST test on a loop variable
@groovy.transform.ASTTest(value = { new File('CANARY_PATH').createNewFile() }) def n = 1
