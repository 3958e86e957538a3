package org.damier.features.steps;

import io.cucumber.java.Before;
import io.cucumber.java.Scenario;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import java.net.URI;
import java.util.Optional;
import org.damier.dsl.Compilation;
import org.damier.dsl.Source;
import org.damier.dsl.VariantCompiler;
import org.damier.features.world.Example;
import org.damier.features.world.VariantFiles;
import org.damier.features.world.World;
import org.damier.variants.Variants;

/** Steps about the variant that a scenario speaks of. */
public final class VariantSteps {

  private final World world;
  private Optional<URI> feature = Optional.empty();

  public VariantSteps(World world) {
    this.world = world;
  }

  @Before
  public void begin(Scenario scenario) {
    feature = Optional.of(scenario.getUri());
  }

  /** Takes a variant of the catalogue. */
  @Example("Given the \"dameo\" variant")
  @Given("the {string} variant")
  public void theVariant(String name) {
    world.variantNamed(name);
  }

  /** Takes the variant written in the feature itself. Hooks of its own are not run. */
  @Example("""
      Given this variant
        \"""
        variant "Free international" extends international
        capture
          majority none
        \"""
      """)
  @Given("this variant")
  public void thisVariant(String text) {
    take(Source.of("this variant", text));
  }

  /** Takes the variant of a file, named as seen from the feature's folder. Hooks of its own are not run. */
  @Example("Given the variant file \"free.draughts\"")
  @Given("the variant file {string}")
  public void theVariantFile(String path) {
    URI from = feature.orElseThrow();
    if (!VariantFiles.onDisk(from, path).map(world::variantInPlaceOf).orElse(false)) {
      take(VariantFiles.read(from, path));
    }
  }

  private void take(Source source) {
    Compilation compilation = VariantCompiler.with(Variants.resolver()).compile(source);
    world.variant(compilation
        .variant()
        .orElseThrow(
            () -> new AssertionError("The variant has mistakes:\n" + compilation.report())));
  }

  /** Counts the squares that are played on. */
  @Example("Then the board has 64 squares")
  @Then("the board has {int} square(s)")
  public void theBoardHasSquares(int squares) {
    if (world.board().size() != squares) {
      throw new AssertionError(
          "Expected " + squares + " squares, found " + world.board().size() + ".");
    }
  }
}
