package org.damier.cli.doubts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureSelection.Scope;
import org.damier.rules.Criterion;
import org.damier.rules.Criterion.Measure;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** Criteria between captures that can never decide. */
final class MajorityDoubts {

  private final CaptureRules capture;
  private final boolean kingsMove;

  private MajorityDoubts(CaptureRules capture, boolean kingsMove) {
    this.capture = capture;
    this.kingsMove = kingsMove;
  }

  static List<Doubt> about(RuleSet rules, boolean kingsMove) {
    return new MajorityDoubts(rules.capture(), kingsMove).find();
  }

  private List<Doubt> find() {
    List<Doubt> found = new ArrayList<>();
    List<Criterion> criteria = capture.selection().criteria();
    for (int i = 0; i < criteria.size(); i++) {
      List<Measure> before =
          criteria.subList(0, i).stream().map(Criterion::measure).toList();
      String why = reason(criteria.get(i).measure(), before);
      // Of a criterion said twice its own diagnostic tells.
      if (!why.isEmpty() && !criteria.subList(0, i).contains(criteria.get(i))) {
        found.add(Doubt.of(
            RulePart.Kind.MAJORITY.only(),
            "`majority " + criteria.get(i).words() + "` never decides, since " + why + "."));
      }
    }
    stopping().ifPresent(found::add);
    return found;
  }

  /** By every criterion a capture is as good at least when it goes on, and by one that counts all pieces better. */
  private Optional<Doubt> stopping() {
    boolean mayStop = capture.continuation() == Continuation.MAY_STOP
        || capture.continuation() == Continuation.KINGS_MAY_STOP;
    return capture.selection().criteria().stream()
        .filter(criterion -> mayStop && criterion.measure().man() > 0)
        .filter(criterion -> criterion.measure().king() > 0)
        .findFirst()
        .map(criterion -> Doubt.of(
            RulePart.Kind.CONTINUATION.only(),
            "No capture can stop while it can go on, since by `majority " + criterion.words()
                + "` the longer one must be chosen."));
  }

  private String reason(Measure measure, List<Measure> before) {
    if (measure.man() == 0 && !kingsMove) {
      return "no king ever moves";
    }
    if (!measure.tellsRanksApart()
        && measure.byKing() == 0
        && capture.continuation() == Continuation.SINGLE_JUMP) {
      return "every capture is a single jump";
    }
    if (measure.byKing() > 0
        && measure.man() == 0
        && measure.king() == 0
        && capture.selection().scope() == Scope.CHOSEN_PIECE) {
      return "all captures that are compared are one piece's";
    }
    if (!isSettled(measure, before)) {
      return "";
    }
    return before.isEmpty()
        ? "all captures are alike by it"
        : "captures alike by those before are alike by it";
  }

  /** Whether what is equal by all of the others is equal by this one: as sums, it is made up of them. */
  private static boolean isSettled(Measure measure, List<Measure> before) {
    if (measure.inOrder()) {
      return before.stream().anyMatch(Measure::inOrder);
    }
    List<double[]> known = before.stream().map(MajorityDoubts::vector).toList();
    List<double[]> more = new ArrayList<>(known);
    more.add(vector(measure));
    return rank(known) == rank(more);
  }

  /** What is alike jump by jump is alike in sum. */
  private static double[] vector(Measure measure) {
    return new double[] {measure.man(), measure.king(), measure.byKing()};
  }

  /** How many of the rows are independent of one another. */
  private static int rank(List<double[]> vectors) {
    List<double[]> rows = new ArrayList<>(vectors.stream().map(double[]::clone).toList());
    int rank = 0;
    for (int column = 0; column < 3; column++) {
      int pivot = pivot(rows, rank, column);
      if (pivot < 0) {
        continue;
      }
      double[] row = rows.remove(pivot);
      rows.add(rank, row);
      for (double[] other : rows.subList(rank + 1, rows.size())) {
        double factor = other[column] / row[column];
        for (int i = column; i < 3; i++) {
          other[i] -= factor * row[i];
        }
      }
      rank++;
    }
    return rank;
  }

  private static int pivot(List<double[]> rows, int from, int column) {
    for (int row = from; row < rows.size(); row++) {
      if (Math.abs(rows.get(row)[column]) > 1e-9) {
        return row;
      }
    }
    return -1;
  }
}
