package nqueens.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The calls of a recording, in their order and by method.
 *
 * @param around for each event, the innermost call in which it happened, or null
 */
record CallTree(List<MethodCall> all, List<MethodCall> around, Map<Integer, List<MethodCall>> byMethod) {

    /**
     * A call of one of the submission's methods. Two calls are never equal.
     *
     * @param outer the innermost call of the same method around this call
     */
    record MethodCall(Event.Enter enter, Optional<Event.Exit> last, Optional<MethodCall> caller,
            Optional<MethodCall> outer) {

        int method() {
            return enter.method();
        }

        List<Event.Value> arguments() {
            return enter.arguments();
        }

        int begin() {
            return enter.at();
        }

        /** Returns the number of the event that ends the call, or a number beyond all events. */
        int end() {
            return last.map(Event::at).orElse(Integer.MAX_VALUE);
        }

        boolean isThrown() {
            return last.filter(exit -> exit.value().isEmpty()).isPresent();
        }

        OptionalInt number(int parameter) {
            return arguments().get(parameter).asInt();
        }

        boolean isIn(MethodCall other) {
            return outer.isPresent() && outer.get() == other;
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return begin();
        }
    }

    static CallTree of(Recording recording) {
        Map<Event.Enter, Event.Exit> ends = recording.all(Event.Exit.class)
                .collect(Collectors.toMap(Event.Exit::enter, exit -> exit));
        List<MethodCall> all = new ArrayList<>();
        List<MethodCall> around = new ArrayList<>();
        Map<Integer, MethodCall> open = new HashMap<>();
        MethodCall current = null;
        for (Event event : recording.events()) {
            if (event instanceof Event.Enter enter) {
                current = new MethodCall(enter, Optional.ofNullable(ends.get(enter)), Optional.ofNullable(current),
                        Optional.ofNullable(open.get(enter.method())));
                open.put(enter.method(), current);
                all.add(current);
            } else if (event instanceof Event.Exit) {
                open.put(current.method(), current.outer().orElse(null));
                current = current.caller().orElse(null);
            }
            around.add(current);
        }
        return new CallTree(all, around, all.stream()
                .collect(Collectors.groupingBy(MethodCall::method, TreeMap::new, Collectors.toList())));
    }

    MethodCall around(Event event) {
        return around.get(event.at());
    }
}
