// EXPECT: reject; UNSANDBOXED: canary; a fully qualified name
java.nio.file.Files.createFile(java.nio.file.Path.of('CANARY_PATH'))
