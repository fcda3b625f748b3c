package nqueens.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The calls of a recording, in their order and by method.
 *
 * @param around for each event, the innermost call in which it happened, or null
 */
record Calls(List<MethodCall> all, List<MethodCall> around, Map<Integer, List<MethodCall>> byMethod) {

    static Calls of(Recording recording) {
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
        return new Calls(all, around, all.stream()
                .collect(Collectors.groupingBy(MethodCall::method, TreeMap::new, Collectors.toList())));
    }

    MethodCall around(Event event) {
        return around.get(event.at());
    }
}
