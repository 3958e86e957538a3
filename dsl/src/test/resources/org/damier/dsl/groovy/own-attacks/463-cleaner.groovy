// EXPECT: reject; UNSANDBOXED: none; a cleaner runs code when the hook is gone
java.lang.ref.Cleaner.create().register(position, { })
