// EXPECT: reject; UNSANDBOXED: canary; a type under another name
import java.io.File as Square
new Square('CANARY_PATH').createNewFile()
