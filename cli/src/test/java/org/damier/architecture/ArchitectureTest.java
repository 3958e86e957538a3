package org.damier.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.members;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The walls between modules and packages. */
class ArchitectureTest {
  private static final JavaClasses OURS = new ClassFileImporter()
      .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
      .importPackages("org.damier");

  private static final String MOVEGEN = "org.damier.movegen..";

  private static final DescribedPredicate<JavaClass> RUNTIME = inModule("runtime");

  // ---- Modules ----

  @ParameterizedTest
  @ValueSource(
      strings = {"runtime", "codegen", "pdn", "players", "protocols", "dsl", "variants", "features"
      })
  void aModuleDependsOnlyOnThoseBeforeIt(String module) {
    List<String> later = SourceTree.MODULES.subList(
        SourceTree.MODULES.indexOf(module) + 1, SourceTree.MODULES.size());
    check(
        noClasses()
            .that(inModule(module))
            .should()
            .dependOnClassesThat(resideInAnyPackage(packages(later)))
            .because(
                "dependencies run runtime <- codegen, pdn, players, protocols, dsl <- variants <- features <- cli"));
  }

  @Test
  void theLanguageAndFilesOfGamesDoNotKnowEachOther() {
    check(noClasses()
        .that(inModule("dsl"))
        .should()
        .dependOnClassesThat(inModule("pdn"))
        .because("a program that reads games need not read variants, and the other way round"));
  }

  @Test
  void theRuntimeDependsOnTheJdkAlone() {
    check(classes()
        .that(RUNTIME)
        .should()
        .onlyDependOnClassesThat(RUNTIME
            .or(resideInAnyPackage("java..", "org.jspecify.."))
            .as("are the runtime's own, the JDK's or JSpecify's"))
        .because("a game embeds the runtime without taking a library with it"));
  }

  // ---- The runtime's manners ----

  @Test
  void theRuntimePrintsNothing() {
    check(noClasses()
        .that(RUNTIME)
        .should(ACCESS_STANDARD_STREAMS)
        .orShould()
        .dependOnClassesThat(resideInAnyPackage("java.util.logging.."))
        .because("what is shown, and where, is the embedding program's business"));
  }

  @Test
  void theRuntimeReadsNoFiles() {
    DescribedPredicate<JavaClass> outside =
        resideInAnyPackage("java.io..", "java.nio.file..", "java.nio.channels..", "java.net..");
    check(noClasses()
        .that(RUNTIME)
        .should()
        .dependOnClassesThat(outside.and(not(JavaClass.Predicates.type(Serializable.class))))
        .because("the runtime gets its rules from its caller"));
  }

  @Test
  void theRuntimeKeepsNoStaticState() {
    check(fields()
        .that()
        .areDeclaredInClassesThat(RUNTIME)
        .and()
        .areStatic()
        .should(neverChange())
        .because("games in one program must not meet through the runtime"));
  }

  // ---- The move generator's wall ----

  @Test
  void onlyTheFrontDoorUsesTheMoveGenerator() {
    check(classes()
        .that()
        .resideInAPackage(MOVEGEN)
        .should()
        .onlyHaveDependentClassesThat(resideInAnyPackage("org.damier", MOVEGEN))
        .because("how moves are generated may change from one release to the next"));
  }

  @Test
  void noPublicMemberShowsTheMoveGenerator() {
    check(members()
        .that()
        .areDeclaredInClassesThat(RUNTIME.and(not(resideInAPackage(MOVEGEN))))
        .and(visibleOutside())
        .should(showNothingOfTheMoveGenerator())
        .because("its package is not exported"));
  }

  // ---- The emitter's rooms ----

  @Test
  void theEmittersRoomsKnowOnlyThoseBefore() {
    check(layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("stage")
        .definedBy("org.damier.codegen.stage")
        .layer("layout")
        .definedBy("org.damier.codegen.layout")
        .layer("sets")
        .definedBy("org.damier.codegen.sets")
        .layer("captures")
        .definedBy("org.damier.codegen.captures")
        .layer("engines")
        .definedBy("org.damier.codegen.engines")
        .layer("hooks")
        .definedBy("org.damier.codegen.hooks")
        .layer("programs")
        .definedBy("org.damier.codegen")
        .whereLayer("stage")
        .mayNotAccessAnyLayer()
        .whereLayer("layout")
        .mayNotAccessAnyLayer()
        .whereLayer("sets")
        .mayOnlyAccessLayers("stage", "layout")
        .whereLayer("captures")
        .mayOnlyAccessLayers("stage", "layout", "sets")
        .whereLayer("engines")
        .mayOnlyAccessLayers("layout")
        .whereLayer("hooks")
        .mayOnlyAccessLayers("stage", "layout", "sets", "engines")
        .because("what is emitted is put together of parts that do not know the whole"));
  }

  // ---- The command's rooms ----

  @Test
  void theCommandsRoomsAreWithoutACircle() {
    check(slices()
        .matching("org.damier.cli.(*)..")
        .should()
        .beFreeOfCycles()
        .because("the commands use the rooms, not one room all the others"));
    check(noClasses()
        .that()
        .resideInAPackage("org.damier.cli.*")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.damier.cli")
        .because("what commands share knows no command"));
  }

  // ---- This test itself ----

  @ParameterizedTest
  @ValueSource(
      strings = {"runtime", "pdn", "players", "protocols", "dsl", "variants", "features", "cli"})
  void everyModuleIsSeen(String module) {
    List<Path> sources = SourceTree.mainCode(List.of(module)).stream()
        .filter(file -> file.toString().endsWith(".java"))
        .filter(file -> !file.endsWith("package-info.java") && !file.endsWith("module-info.java"))
        .toList();
    long seen = OURS.stream().filter(inModule(module)).count();
    assertThat(seen)
        .as("classes of %s on this test's class path", module)
        .isGreaterThanOrEqualTo(sources.size());
  }

  private static void check(ArchRule rule) {
    // A package may be empty; everyModuleIsSeen tells when a whole module is missing.
    rule.allowEmptyShould(true).check(OURS);
  }

  private static DescribedPredicate<JavaClass> inModule(String module) {
    if (!module.equals("runtime")) {
      return resideInAPackage("org.damier." + module + "..");
    }
    List<String> others = SourceTree.MODULES.subList(1, SourceTree.MODULES.size());
    return resideInAPackage("org.damier..")
        .and(not(resideInAnyPackage(packages(others))))
        .as("are in the runtime");
  }

  private static String[] packages(List<String> modules) {
    return modules.stream().map(module -> "org.damier." + module + "..").toArray(String[]::new);
  }

  private static ArchCondition<JavaField> neverChange() {
    return new ArchCondition<>("never change") {
      @Override
      public void check(JavaField field, ConditionEvents events) {
        // The compiler's own: an enum's values, a switch's table.
        if (!field.getModifiers().contains(JavaModifier.SYNTHETIC)
            && !(field.getModifiers().contains(JavaModifier.FINAL) && cannotChange(field))) {
          events.add(SimpleConditionEvent.violated(
              field, field.getFullName() + " can change: make it final and of an immutable type"));
        }
      }
    };
  }

  private static boolean cannotChange(JavaField field) {
    JavaClass type = field.getRawType();
    if (type.isArray()) {
      // Tables are fast; inside the move generator they may stand if nobody else can reach them.
      return field.getOwner().getPackageName().startsWith("org.damier.movegen")
          && field.getModifiers().contains(JavaModifier.PRIVATE);
    }
    boolean mutableContainer = !type.isInterface()
        && (type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class));
    return !mutableContainer
        && !type.getPackageName().equals("java.util.concurrent.atomic")
        && !Set.of(
                "java.lang.StringBuilder",
                "java.lang.StringBuffer",
                "java.lang.ThreadLocal",
                "java.util.BitSet",
                "java.util.Random",
                "java.util.SplittableRandom")
            .contains(type.getName());
  }

  private static DescribedPredicate<JavaMember> visibleOutside() {
    return DescribedPredicate.describe(
        "are visible outside their package",
        member -> (member.getModifiers().contains(JavaModifier.PUBLIC)
                || member.getModifiers().contains(JavaModifier.PROTECTED))
            && member.getOwner().getModifiers().contains(JavaModifier.PUBLIC));
  }

  private static ArchCondition<JavaMember> showNothingOfTheMoveGenerator() {
    return new ArchCondition<>("show nothing of the move generator") {
      @Override
      public void check(JavaMember member, ConditionEvents events) {
        List<JavaClass> shown = new ArrayList<>();
        if (member instanceof JavaCodeUnit unit) {
          shown.addAll(unit.getReturnType().getAllInvolvedRawTypes());
          unit.getParameterTypes().forEach(type -> shown.addAll(type.getAllInvolvedRawTypes()));
        } else if (member instanceof JavaField field) {
          shown.addAll(field.getType().getAllInvolvedRawTypes());
        }
        shown.stream()
            .filter(resideInAPackage(MOVEGEN))
            .forEach(type -> events.add(SimpleConditionEvent.violated(
                member, member.getFullName() + " shows " + type.getName())));
      }
    };
  }
}
