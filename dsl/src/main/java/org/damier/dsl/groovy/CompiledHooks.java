package org.damier.dsl.groovy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.codehaus.groovy.ast.ClassNode;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.MethodTooLargeException;

/**
 * Compiled hooks by the hash of their text, so that a script loaded again is not compiled again. Holds a bounded number;
 * the one not asked for longest goes first, and its classes with it when no variant uses them.
 */
final class CompiledHooks {

  static final CompiledHooks SHARED = new CompiledHooks();

  static final int MOST = 64;
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
  Object program(HookKind kind, String text, boolean confined) throws ScriptRejected {
    String key = kind + " " + confined + " " + hash(text);
    synchronized (programs) {
      Object known = programs.get(key);
      if (known != null) {
        return known;
      }
    }
    ScriptText.check(text);
    Object compiled = confined ? confined(kind, text) : trusted(kind, text);
    synchronized (programs) {
      programs.put(key, compiled);
    }
    return compiled;
  }

  private static Object confined(HookKind kind, String text) throws ScriptRejected {
    HookTree hook = HookReader.read(kind, text);
    ClassNode tree = GroovyTree.of(kind, hook);
    try {
      Map<String, byte[]> classes = GroovyFrontEnd.compileConfined(kind, tree);
      return confined(kind, classes);
    } catch (ScriptRejected rejected) {
      throw new ScriptRejected(rejected.problems().stream()
          .map(problem -> PlainWords.suggesting(hook.variables(), problem))
          .toList());
    }
  }

  private static Object confined(HookKind kind, Map<String, byte[]> classes) throws ScriptRejected {
    try {
      classes.replaceAll((name, bytes) -> BudgetWriter.write(bytes));
    } catch (ClassTooLargeException | MethodTooLargeException large) {
      throw new ScriptRejected(1, 1, "The script is too involved to be compiled.");
    }
    BytecodeGate.check(kind, classes);
    return make(new HookLoader(ConfinedTypes.INSTANCE, classes));
  }

  private static Object trusted(HookKind kind, String text) throws ScriptRejected {
    Map<String, byte[]> classes = GroovyFrontEnd.compileTrusted(kind, text);
    return make(new HookLoader(HookTypes.INSTANCE, classes));
  }

  private static Object make(HookLoader loader) {
    try {
      return loader.loadClass(GroovyFrontEnd.CLASS_NAME).getConstructor().newInstance();
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
