// EXPECT: reject; UNSANDBOXED: canary; a proxy by coercion
([run: { new File('CANARY_PATH').createNewFile() }] as Runnable).run()
