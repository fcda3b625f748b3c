package nqueens.recording;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The calls of a recording, in their order and by method.
 *
 * @param around for each event the innermost call in which it happened, or null
 */
record Calls(List<MethodCall> all, List<MethodCall> around, Map<Integer, List<MethodCall>> byMethod) {

    static Calls of(List<Event> events) {
        List<MethodCall> all = new ArrayList<>();
        List<MethodCall> around = new ArrayList<>();
        Map<Integer, Integer> ends = ends(events);
        Map<Integer, MethodCall> open = new HashMap<>();
        MethodCall current = null;
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Event.Enter enter) {
                Optional<Integer> end = Optional.ofNullable(ends.get(i));
                current = new MethodCall(enter, i, end.orElse(Integer.MAX_VALUE), end.map(events::get),
                        Optional.ofNullable(current), Optional.ofNullable(open.get(enter.method())));
                open.put(enter.method(), current);
                all.add(current);
            } else if (isEnd(events.get(i))) {
                open.put(current.method(), current.outer().orElse(null));
                current = current.caller().orElse(null);
            }
            around.add(current);
        }
        return new Calls(all, around, all.stream()
                .collect(Collectors.groupingBy(MethodCall::method, TreeMap::new, Collectors.toList())));
    }

    /** The number of the event that ends each call that ended, by the number of the event that began it. */
    private static Map<Integer, Integer> ends(List<Event> events) {
        Map<Integer, Integer> ends = new HashMap<>();
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Event.Enter) {
                open.push(i);
            } else if (isEnd(events.get(i))) {
                ends.put(open.pop(), i);
            }
        }
        return ends;
    }

    private static boolean isEnd(Event event) {
        return event instanceof Event.Return || event instanceof Event.Thrown;
    }

    /** The innermost call in which the event with this number happened, or null. */
    MethodCall around(int event) {
        return around.get(event);
    }

    /** For each event the innermost call of a method in which it happened, or null. */
    List<MethodCall> within(int method) {
        Map<MethodCall, MethodCall> innermost = new HashMap<>();
        all.forEach(call -> innermost.put(call,
                call.method() == method ? call : call.caller().map(innermost::get).orElse(null)));
        return around.stream().map(innermost::get).toList();
    }
}
