package nqueens.recording;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A call of one of the submission's methods. Two calls are never equal.
 *
 * @param outer the innermost call of the same method around it
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
