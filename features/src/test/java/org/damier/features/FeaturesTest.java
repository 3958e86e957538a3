package org.damier.features;

import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Runs every feature of this module; settings in junit-platform.properties. */
@Suite
@IncludeEngines("cucumber")
@SelectPackages("org.damier.features")
class FeaturesTest {}
