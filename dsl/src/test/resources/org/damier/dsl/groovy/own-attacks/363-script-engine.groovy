// EXPECT: reject; UNSANDBOXED: canary; Groovy by its own name
new groovy.lang.GroovyShell().evaluate("new File('CANARY_PATH').createNewFile()")
