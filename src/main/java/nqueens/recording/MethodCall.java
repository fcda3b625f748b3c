package nqueens.recording;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A call of one of the submission's methods. Two of them are never equal.
 *
 * @param end the number of the event with which it ends; one that no event has if it doesn't
 */
record MethodCall(Event.Enter enter, int begin, int end, Optional<Event> last, Optional<MethodCall> caller,
        Optional<MethodCall> outer) {

    int method() {
        return enter.method();
    }

    List<Value> arguments() {
        return enter.arguments();
    }

    /** The int that was handed over in a place; empty if something else was. */
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
        return begin;
    }
}
