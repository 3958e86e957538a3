// EXPECT: reject; UNSANDBOXED: canary; a static method under another name
import static java.nio.file.Files.createFile as add
add(java.nio.file.Path.of('CANARY_PATH'))
