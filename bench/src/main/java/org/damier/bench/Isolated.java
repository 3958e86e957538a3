package org.damier.bench;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongBiFunction;

/**
 * A contender with classes of its own: its generator, its perft driver and everything else it uses are loaded afresh. So
 * the compiler's profile of one contender's calls, branches and types says nothing about another's, as if each had the
 * machine for itself.
 */
final class Isolated implements Contender {

  // Of all types, only those of the JDK are the same on both sides.
  private final ToLongBiFunction<String, Integer> inside;

  private Isolated(ToLongBiFunction<String, Integer> inside) {
    this.inside = inside;
  }

  static Isolated open(Contestant contestant, Tree tree) {
    ClassLoader loader = new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader());
    try {
      Object inside = loader
          .loadClass(Inside.class.getName())
          .getConstructor(String.class, String.class, String.class)
          .newInstance(contestant.name(), tree.game(), tree.position());
      @SuppressWarnings("unchecked") // It is Inside, of the other loader.
      ToLongBiFunction<String, Integer> perft = (ToLongBiFunction<String, Integer>) inside;
      return new Isolated(perft);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot set up " + contestant + " on " + tree.label(), e);
    }
  }

  private static URL[] classPath() {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      try {
        urls.add(Path.of(entry).toUri().toURL());
      } catch (MalformedURLException e) {
        throw new IllegalStateException("not a place for classes: " + entry, e);
      }
    }
    return urls.toArray(URL[]::new);
  }

  @Override
  public long perft(Mode mode, int depth) {
    return inside.applyAsLong(mode.name(), depth);
  }

  /** The contender as it is seen from outside; public for the loader's sake. */
  public static final class Inside implements ToLongBiFunction<String, Integer> {

    private final Contender contender;

    /** Opens the contender with the classes of this class's loader. */
    public Inside(String contestant, String game, String position) {
      this.contender = Contestant.valueOf(contestant).open(game, position);
    }

    @Override
    public long applyAsLong(String mode, Integer depth) {
      return contender.perft(Mode.valueOf(mode), depth);
    }
  }
}
