package org.damier.hook.program;

import java.util.List;
import org.damier.hook.program.Parts.OfList;
import org.damier.hook.program.Parts.OfNumber;
import org.damier.hook.program.Parts.OfSet;

/** Makes the values that are lists runnable. */
final class Lists {

  private Lists() {}

  static OfList of(Value value) {
    if (value instanceof Value.DirectionList list) {
      List<OfNumber> elements = list.elements().stream().map(Numbers::of).toList();
      return run ->
          elements.stream().map(element -> Numbers.direction(element.at(run))).toList();
    }
    Value.Call call = (Value.Call) value;
    return switch (call.operation()) {
      case FORWARD -> run -> run.position.forward();
      case ALL_DIRECTIONS -> run -> run.position.directions();
      default -> {
        OfSet set = Sets.of(call.operands().get(0));
        yield run -> set.at(run).indexes();
      }
    };
  }
}
