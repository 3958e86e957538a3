package org.damier.features.spec;

import java.util.List;
import java.util.Map;

/**
 * A run and its reports.
 *
 * @param results how each scenario went, in the order of the files
 * @param reports the contents of the files to write, UTF-8, for each format that was asked for
 */
public record SpecReport(List<SpecResult> results, Map<ReportFormat, byte[]> reports) {

  public SpecReport {
    results = List.copyOf(results);
    reports = Map.copyOf(reports);
  }

  /**
   * The contents of the file to write in this format.
   *
   * @throws IllegalArgumentException if the format was not asked for
   */
  public byte[] in(ReportFormat format) {
    byte[] contents = reports.get(format);
    if (contents == null) {
      throw new IllegalArgumentException(
          "There is no report in " + format + ", only in " + reports.keySet() + ".");
    }
    return contents;
  }

  /** Whether every scenario passed. */
  public boolean passed() {
    return results.stream().allMatch(SpecResult::passed);
  }
}
