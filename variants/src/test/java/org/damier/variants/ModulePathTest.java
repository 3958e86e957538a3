package org.damier.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.damier.Variant;
import org.damier.dsl.VariantCompiler;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

/** On the module path this is a module of its own, which finds its files and says what it needs. */
final class ModulePathTest {

  private static final String NAME = "org.damier.variants";

  private static Path home(Class<?> of) {
    try {
      return Path.of(of.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private static ModuleLayer layer() throws ClassNotFoundException {
    ModuleFinder modules = ModuleFinder.of(
        home(Variants.class),
        home(VariantCompiler.class),
        home(Variant.class),
        home(Token.class),
        home(ClassReader.class),
        home(Class.forName("groovy.lang.GroovyClassLoader")));
    ModuleLayer boot = ModuleLayer.boot();
    Configuration resolved = boot.configuration().resolve(modules, ModuleFinder.of(), Set.of(NAME));
    // No parent that has the class path, so that nothing is found there.
    return boot.defineModulesWithOneLoader(resolved, ClassLoader.getPlatformClassLoader());
  }

  @Test
  void namesAndVariantsAreFound() throws ReflectiveOperationException {
    Class<?> variants = layer().findLoader(NAME).loadClass(Variants.class.getName());

    assertThat(variants.getModule().getName()).isEqualTo(NAME);
    assertThat(variants).isNotEqualTo(Variants.class);
    assertThat(variants.getMethod("names").invoke(null)).isEqualTo(Variants.names());
    assertThat(variants.getMethod("load", String.class).invoke(null, "dameo"))
        .hasToString(Variants.load("dameo").toString());
  }

  @Test
  void theModuleSaysWhatItNeedsAndShowsItsApiAlone() throws ClassNotFoundException {
    Module module = layer().findModule(NAME).orElseThrow();

    assertThat(module.getDescriptor().isAutomatic()).isFalse();
    assertThat(module.getPackages()).contains("org.damier.variants");
    assertThat(List.copyOf(module.getDescriptor().exports()))
        .singleElement()
        .satisfies(exported -> assertThat(exported.source()).isEqualTo("org.damier.variants"));
  }
}
