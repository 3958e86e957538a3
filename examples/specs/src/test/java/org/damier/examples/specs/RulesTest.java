package org.damier.examples.specs;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Runs every feature under {@code src/test/resources/rules}. */
@Suite
@IncludeEngines("cucumber")
@SelectPackages("rules")
@ConfigurationParameter(key = "cucumber.glue", value = "org.damier.features.steps")
class RulesTest {}
