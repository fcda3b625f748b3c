package nqueens.recording;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A call of one of the submission's methods. Two of them are never equal.
 *
 * @param end the number of the event that ends it, or one that no event has
 */
record MethodCall(Event.Enter enter, int begin, int end, Optional<Event> last, Optional<MethodCall> caller,
        Optional<MethodCall> outer) {

    int method() {
        return enter.method();
    }

    List<Value> arguments() {
        return enter.arguments();
    }

    /** The argument at an index, if it is an int. */
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
