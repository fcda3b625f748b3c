package nqueens.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/** The calls of a recording, in the order in which they were made. */
final class Calls {

    private final List<Event> events;
    private final List<Call> all = new ArrayList<>();

    /** A call of one of the submission's methods. */
    static final class Call {

        private final Event.Enter enter;
        private final Call outer;
        private final int begin;
        private int end = Integer.MAX_VALUE;
        /** The event with which it ends; null if it doesn't. */
        private Event last;

        private Call(Event.Enter enter, Call outer, int begin) {
            this.enter = enter;
            this.outer = outer;
            this.begin = begin;
        }

        int method() {
            return enter.method();
        }

        /** The int that was handed over in a place; empty if something else was. */
        Optional<Integer> number(int parameter) {
            return Optional.of(enter.arguments().get(parameter)).filter(value -> value.kind() == Value.Kind.INT)
                    .map(Value::number);
        }

        /** The arguments, in order. */
        List<Value> arguments() {
            return enter.arguments();
        }

        /** Whether it was made within another call of the same method with the same arguments, an int among them. */
        boolean isAsOuter() {
            return outer != null && enter.arguments().equals(outer.enter.arguments())
                    && enter.arguments().stream().anyMatch(argument -> argument.kind() == Value.Kind.INT);
        }

        /** What it returned, if that was a truth value. */
        Optional<Boolean> truth() {
            return last instanceof Event.Return returned && returned.value().kind() == Value.Kind.BOOLEAN
                    ? Optional.of(returned.value().number() == 1) : Optional.empty();
        }

        /** Whether it ended by an exception. */
        boolean hasThrown() {
            return last instanceof Event.Thrown;
        }

        /** The number of the event with which it begins. */
        int begin() {
            return begin;
        }

        /** The number of the event with which it ends. */
        int end() {
            return end;
        }

        /** The call of the same method in which it was made, if there is one. */
        Optional<Call> outer() {
            return Optional.ofNullable(outer);
        }
    }

    Calls(List<Event> events) {
        this.events = events;
        List<Call> open = new ArrayList<>();
        Map<Integer, Call> openOfMethod = new HashMap<>();
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            if (event instanceof Event.Enter enter) {
                Call call = new Call(enter, openOfMethod.get(enter.method()), i);
                all.add(call);
                open.add(call);
                openOfMethod.put(enter.method(), call);
            } else if (event instanceof Event.Return || event instanceof Event.Thrown) {
                Call call = open.remove(open.size() - 1);
                call.end = i;
                call.last = event;
                openOfMethod.put(call.method(), call.outer);
            }
        }
    }

    /** The calls by their methods. */
    Map<Integer, List<Call>> byMethod() {
        Map<Integer, List<Call>> byMethod = new HashMap<>();
        all.forEach(call -> byMethod.computeIfAbsent(call.method(), key -> new ArrayList<>()).add(call));
        return byMethod;
    }

    /** For each event the innermost call, of the methods that are looked at, in which it happened; or null. */
    List<Call> around(IntPredicate methods) {
        List<Call> around = new ArrayList<>();
        Iterator<Call> calls = all.iterator();
        List<Call> outer = new ArrayList<>();
        Call current = null;
        for (Event event : events) {
            if (event instanceof Event.Enter) {
                Call call = calls.next();
                outer.add(current);
                current = methods.test(call.method()) ? call : current;
            } else if (event instanceof Event.Return || event instanceof Event.Thrown) {
                current = outer.remove(outer.size() - 1);
            }
            around.add(current);
        }
        return around;
    }

    /** All of them. */
    List<Call> all() {
        return all;
    }
}
